import { COVERAGE_CODES, type CoverageCode } from '../statuses';
import { COVERAGE_STATUS } from './coverage';

/** The attributes of a feature in a map file. */
export type Attributes = Record<string, unknown>;

/** The names of attributes that contain an area's name, the surest first. Case, spaces and punctuation do not matter. */
const NAMES =
  'name,areaname,zonename,sitename,parishname,villagename,nameen,nam,title,label,area,zone,parish,village,suburb'.split(
    ',',
  );
const DISTRICTS = ['district', 'districtname', 'dname'];
/** An attribute called "status" has a status; the others have one only if it is a known word. */
const STATUSES = ['coveragestatus', 'fibrestatus', 'fiberstatus', 'buildstatus', 'stage', 'phase', 'code'];

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The words for each status in English and Kiswahili, as letters only. */
const WORDS: Record<CoverageCode, string> = {
  ASBUILT: 'constructed,built,completed,complete,live,active,operational,available,imejengwa',
  IN_PROGRESS: 'inprogress,ongoing,underconstruction,construction,inconstruction,building,beingbuilt,inaendelea',
  PLANNED: 'plan,planning,proposed,imepangwa',
  NO_PRESENCE: 'none,unavailable,haipatikani',
};
const KNOWN = new Map<string, CoverageCode>(
  COVERAGE_CODES.flatMap((code) =>
    [code, COVERAGE_STATUS[code], ...WORDS[code].split(',')].map((word) => [lettersOf(word), code] as const),
  ),
);

/** Returns the attributes that are texts, numbers or booleans and are not blank, by the letters of their names. */
function readable(attributes: Attributes): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(attributes)) {
    if (!['string', 'number', 'boolean'].includes(typeof value)) continue;
    const text = String(value).normalize('NFC').replace(/\s+/g, ' ').trim();
    const name = lettersOf(key);
    if (text && !found.has(name)) found.set(name, text);
  }
  return found;
}

const isNumber = (text: string) => /^[-+]?[\d.,]+(?:e[-+]?\d+)?$/i.test(text);

/** The values that the attributes of a feature give for an area; an empty text for each missing one. */
export interface AreaAttributes {
  name: string;
  district: string;
  /** One of our codes, or the text of an attribute called "status" that is not a known word. */
  status: string;
}

/** Reads the attributes of a feature. A number is a name only if the attribute is called "name": "area" is often a size. */
export function readAttributes(attributes: Attributes): AreaAttributes {
  const texts = readable(attributes);
  const first = (names: readonly string[], fits: (text: string, name: string) => boolean) => {
    const name = names.find((each) => fits(texts.get(each) ?? '', each) && texts.has(each));
    return (name && texts.get(name)) || '';
  };
  const status = texts.get('status') ?? first(STATUSES, (text) => KNOWN.has(lettersOf(text)));
  return {
    name: first(NAMES, (text, name) => name === 'name' || !isNumber(text)),
    district: first(DISTRICTS, (text) => !isNumber(text)),
    status: KNOWN.get(lettersOf(status)) ?? status,
  };
}
