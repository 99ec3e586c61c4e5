/** A text without any of these signs at its beginning. */
export function trimStartOf(text: string, signs: string): string {
  let from = 0;
  while (from < text.length && signs.includes(text.charAt(from))) from += 1;
  return text.slice(from);
}

/** A text without any of these signs at its end. */
export function trimEndOf(text: string, signs: string): string {
  let to = text.length;
  while (to > 0 && signs.includes(text.charAt(to - 1))) to -= 1;
  return text.slice(0, to);
}

/** A text without any of these signs at its ends. */
export const trimSigns = (text: string, signs: string): string => trimEndOf(trimStartOf(text, signs), signs);
