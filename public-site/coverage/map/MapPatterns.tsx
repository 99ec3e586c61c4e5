import type { AreaState } from './states';

/** What a state's areas are filled with, in the map or in its legend, each of which has patterns of its own. */
export const fillOf = (state: AreaState, place: 'map' | 'legend'): string =>
  state === 'ASBUILT' ? 'var(--tone)' : `url(#${place}-${state})`;

/** What tells the states apart without colour: hatched is being built, dotted is planned. Equally fine at every scale. */
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
