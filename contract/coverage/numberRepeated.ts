import { phrase } from '../api/Phrase';
import type { AreaInFile, FeatureMessage } from './AreaInFile';

/**
 * Numbers areas with the same name, as map programs call many areas "Untitled polygon". Leaves out an area that has the same name
 * and outline as one before it.
 */
export function numberRepeated<A extends AreaInFile & { feature: number }>(
  areas: readonly A[],
  longest: number,
): { kept: A[]; repeated: FeatureMessage[] } {
  const taken = new Set(areas.map(({ name }) => keyOf(name)));
  const seen = new Map<string, Set<string>>();
  const next = new Map<string, number>();
  const kept: A[] = [];
  const repeated: FeatureMessage[] = [];
  for (const area of areas) {
    const key = keyOf(area.name);
    const outline = JSON.stringify(area.polygon.coordinates);
    const outlines = seen.get(key);
    if (!outlines) {
      seen.set(key, new Set([outline]));
      kept.push(area);
    } else if (outlines.has(outline)) {
      const message = phrase('{area} is in the file twice, so it was left out once.', { area: area.name });
      repeated.push({ feature: area.feature, message });
    } else {
      outlines.add(outline);
      const name = freeName(area.name, key);
      taken.add(keyOf(name));
      const note = phrase('Several areas are called {area}, so this one was named {name}.', { area: area.name, name });
      kept.push({ ...area, name, notes: [note, ...area.notes] });
    }
  }
  return { kept, repeated };

  function freeName(base: string, key: string): string {
    for (let number = next.get(key) ?? 2; ; number += 1) {
      next.set(key, number + 1);
      const ending = ` ${number}`;
      const name = base.slice(0, longest - ending.length).trimEnd() + ending;
      if (!taken.has(keyOf(name))) return name;
    }
  }
}

const keyOf = (name: string) => name.toLowerCase();
