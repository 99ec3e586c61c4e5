import { type Box, centreOf } from './projection';

/** A name and the area it stands for, in pixels. */
export interface Named {
  id: string;
  name: string;
  box: Box;
}

export interface Label {
  id: string;
  name: string;
  /** Of the text's middle, in pixels. */
  x: number;
  y: number;
}

/** What a letter takes in the widest of the site's fonts, the room around a name, and how high it is, in pixels. */
const LETTER = 8.5;
const ROOM = 6;
const HEIGHT = 18;

/**
 * Labels that touch neither each other nor what is `taken`: the wanted one first, then the larger the area, the sooner. A name
 * stands in its area where that is half as wide as the name, or else below it where no other area is.
 */
export function labelsOf(named: readonly Named[], wanted: string | null, taken: readonly Box[] = []): Label[] {
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

/** What the name would take in the middle of its area, and below it. */
function roomsOf({ name, box }: Named): [inside: Box, below: Box] {
  const width = name.length * LETTER + ROOM;
  const { x, y } = centreOf(box);
  const at = (middle: number) => ({ x: x - width / 2, y: middle - HEIGHT / 2, width, height: HEIGHT });
  return [at(y), at(y + (box.height + HEIGHT) / 2)];
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
