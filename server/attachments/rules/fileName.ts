import { ATTACHMENT_TYPES, type AttachmentType } from '../../../contract/attachments/attachments';
import { cleanText } from '../../../contract/cleanText';
import { trimEndOf, trimStartOf } from '../../../contract/text';

/** The maximum number of characters of a name without its ending. */
const LONGEST = 150;

/** Returns a file's name in lower case after its last dot, or an empty string if it has no ending. */
const endingOf = (name: string) => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Returns a name that is safe to show and to save under: without a path, control characters, marks of direction, the characters that
 * systems forbid in names, and dots at its ends. It may be empty.
 */
export const cleanFileName = (given: string): string => {
  const name = cleanText(given.normalize('NFC').split(/[\\/]/).at(-1) ?? '')
    .replace(/\p{Cc}/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ');
  return trimEndOf(trimStartOf(name, '. '), '. ');
};

/** Returns whether a file of this type may have this name: one without an ending may, too. */
export const fitsType = (name: string, type: AttachmentType): boolean => {
  const endings: readonly string[] = ATTACHMENT_TYPES[type].endings;
  return endingOf(name) === '' || endings.includes(endingOf(name));
};

/** Returns the clean name under which a file of this type is kept, with an ending and of a limited length. */
export function keptName(name: string, type: AttachmentType): string {
  const ending = endingOf(name);
  const stem = ending ? name.slice(0, -ending.length - 1) : name;
  const cut = [...stem].slice(0, LONGEST).join('').trim();
  return `${cut || 'file'}.${ending || ATTACHMENT_TYPES[type].endings[0]}`;
}

/** Returns the Content-Disposition of a download (RFC 6266): an ASCII name for old programs, and the whole name in UTF-8. */
export function disposition(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
