import { type Box, centreOf } from './projection';

/** A name and the box of its area, in pixels. */
export interface Named {
  id: string;
  name: string;
  box: Box;
}

export interface Label {
  id: string;
  name: string;
  /** The middle of the text, in pixels. */
  x: number;
  y: number;
}

/** The width of a letter in the widest of the site's fonts, the space around a name, and its height, in pixels. */
const LETTER = 8.5;
const ROOM = 6;
const HEIGHT = 18;

/**
 * Returns labels that overlap neither each other nor what is `taken`. The wanted one is placed first, then those of larger areas
 * before smaller ones. A name is inside its area if that is at least half as wide as the name, or else below it if there is no
 * other area.
 */
export function placeLabels(named: readonly Named[], wanted: string | null, taken: readonly Box[] = []): Label[] {
  const first = (each: Named) => (each.id === wanted ? Number.POSITIVE_INFINITY : each.box.width * each.box.height);
  const full = [...taken];
  return [...named]
    .sort((a, b) => first(b) - first(a))
    .flatMap((each) => {
      const others = named.filter(({ id }) => id !== each.id).map(({ box }) => box);
      const [inside, below] = roomsOf(each);
      const free = (room: Box, among: readonly Box[]) => !among.some((other) => overlap(room, other));
      const roomy = each.box.width >= inside.width / 2 && free(inside, full);
      if (!roomy && !free(below, [...full, ...others]) && each.id !== wanted) return [];
      const room = roomy ? inside : below;
      full.push(room);
      return [{ id: each.id, name: each.name, ...centreOf(room) }];
    });
}

/** Returns the boxes that the name would take in the middle of its area, and below it. */
function roomsOf({ name, box }: Named): [inside: Box, below: Box] {
  const width = name.length * LETTER + ROOM;
  const { x, y } = centreOf(box);
  const at = (middle: number) => ({ x: x - width / 2, y: middle - HEIGHT / 2, width, height: HEIGHT });
  return [at(y), at(y + (box.height + HEIGHT) / 2)];
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
