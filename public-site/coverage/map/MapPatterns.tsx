import type { AreaState } from './states';

/** Returns the fill of a status's areas on the map or in its legend; each of the two has its own patterns. */
export const fillOf = (state: AreaState, place: 'map' | 'legend'): string =>
  state === 'ASBUILT' ? 'var(--tone)' : `url(#${place}-${state})`;

/**
 * Patterns that distinguish the statuses without colour: hatched means under construction, dotted means planned. They are equally
 * fine at every scale.
 */
export function MapPatterns({ place, scale }: { place: 'map' | 'legend'; scale: number }) {
  const sized = { patternUnits: 'userSpaceOnUse', width: 8, height: 8 } as const;
  return (
    <defs>
      <pattern id={`${place}-IN_PROGRESS`} {...sized} patternTransform={`scale(${1 / scale}) rotate(45)`}>
        <path className="map-hatch" d="M0 0V8" />
      </pattern>
      <pattern id={`${place}-PLANNED`} {...sized} patternTransform={`scale(${1 / scale})`}>
        <circle className="map-dot" cx="4" cy="4" r="1.3" />
      </pattern>
    </defs>
  );
}
