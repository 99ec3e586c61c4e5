import { cleanText, toOneLine } from './cleanText';

/** The maximum number of tags of a record. */
export const MOST_TAGS = 20;
/** The maximum length of a tag, in characters. */
export const TAG_LENGTH = 40;

/** Returns a tag as it is stored: in one line, without blanks at its ends and with single ones inside. */
export const cleanTag = (tag: string): string => toOneLine(cleanText(tag)).replace(/\s+/g, ' ');

/** Returns the text by which tags are compared: they are the same if they differ only in case. */
export const tagKey = (tag: string): string => tag.toLowerCase();

/** Returns the tags as they are stored, each once, in its first spelling. */
export function cleanTags(tags: readonly string[]): string[] {
  const cleaned = tags.map(cleanTag);
  const keys = cleaned.map(tagKey);
  return cleaned.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** Returns the tags with some added and some removed. A tag that is there already keeps its spelling. */
export function changedTags(
  tags: readonly string[],
  { add = [], remove = [] }: { add?: readonly string[]; remove?: readonly string[] },
): string[] {
  const removed = remove.map((tag) => tagKey(cleanTag(tag)));
  return cleanTags([...tags, ...add]).filter((tag) => !removed.includes(tagKey(tag)));
}

/** Returns what is wrong with the tags of a record, or null if nothing is. */
export function tagsFault(tags: readonly string[]): string | null {
  if (tags.length > MOST_TAGS) return `takes at most ${MOST_TAGS} tags`;
  if (tags.some((tag) => tag === '')) return 'takes no blank tags';
  if (tags.some((tag) => tag.length > TAG_LENGTH)) return `takes tags of at most ${TAG_LENGTH} characters`;
  return tags.some((tag) => tag.includes(',')) ? 'takes no tags with a comma' : null;
}
