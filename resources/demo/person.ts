import type { Values } from '../kinds';
import type { personFields } from '../person';
import type { Demo } from './Demo';
import { FIRST_NAMES, LAST_NAMES, MAIL_HOSTS } from './people';
import { PLACES } from './places';

const PREFIXES = ['77', '78', '76', '70', '75', '74'] as const;

/** A believable mobile number. */
export const demoPhone = (demo: Demo) => `+256${demo.pick(PREFIXES)}${String(demo.integer(1_000_000, 9_999_999))}`;

const demoEmail = (demo: Demo) => {
  const person = (demo.record.client ?? demo.record.accountDetail ?? demo.record) as Record<string, unknown>;
  const host = demo.pick(MAIL_HOSTS);
  return `${String(person.firstName)}.${String(person.lastName)}${demo.integer(1, 99)}@${host}`.toLowerCase();
};

type Person = Values<typeof personFields>;
type DemoPerson = { [N in keyof Person]: (demo: Demo) => Person[N] | null };

/** The fields of a person. */
export const demoPerson: DemoPerson = {
  firstName: (demo) => demo.pick(FIRST_NAMES),
  lastName: (demo) => demo.pick(LAST_NAMES),
  emailAddress: (demo) => (demo.random() < 0.85 ? demoEmail(demo) : null),
  phoneNumber: demoPhone,
  otherNumber: (demo) => (demo.random() < 0.25 ? demoPhone(demo) : null),
  nationalId: (demo) =>
    `C${demo.pick(['M', 'F'])}${demo.integer(70, 99)}0${demo.integer(10, 99)}1${demo.integer(1000, 9999)}${demo.pick(['AKCD', 'PLJH', 'XHYA'])}`,
  placeOfResidence: (demo) => {
    const [name, district] = demo.pick(PLACES);
    return `${name}, ${district}`;
  },
};

/** The fields of `client`, taken from the client that `clientId` points at. */
export const copiedClient = Object.fromEntries(
  Object.keys(demoPerson).map((name) => [`client.${name}`, (demo: Demo) => demo.ref('clientId')[name]]),
) as { [N in keyof Person & string as `client.${N}`]: (demo: Demo) => Person[N] };
