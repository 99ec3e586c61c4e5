import type { Demo } from './demo/Demo';
import { FIRST_NAMES, LAST_NAMES, MAIL_HOSTS } from './demo/people';
import { PLACES } from './demo/places';
import { email, group, phone, text } from './kinds';

const PREFIXES = ['77', '78', '76', '70', '75', '74'] as const;

/** A believable mobile number. */
export const demoPhone = (demo: Demo) => `+256${demo.pick(PREFIXES)}${String(demo.integer(1_000_000, 9_999_999))}`;

const demoEmail = (demo: Demo) => {
  const person = (demo.record.client ?? demo.record.accountDetail ?? demo.record) as Record<string, unknown>;
  const host = demo.pick(MAIL_HOSTS);
  return `${String(person.firstName)}.${String(person.lastName)}${demo.integer(1, 99)}@${host}`.toLowerCase();
};

/** The fields of a person who wants or has a connection (specification, section 3: client). */
export const personFields = {
  firstName: text({ required: true, searchable: true, maxLength: 60, demo: (demo) => demo.pick(FIRST_NAMES) }),
  lastName: text({ required: true, searchable: true, maxLength: 60, demo: (demo) => demo.pick(LAST_NAMES) }),
  emailAddress: email({ searchable: true, demo: (demo) => (demo.random() < 0.85 ? demoEmail(demo) : null) }),
  phoneNumber: phone({ required: true, searchable: true, demo: demoPhone }),
  otherNumber: phone({ demo: (demo) => (demo.random() < 0.25 ? demoPhone(demo) : null) }),
  nationalId: text({
    label: 'National ID',
    sensitive: true,
    maxLength: 20,
    demo: (demo) =>
      `C${demo.pick(['M', 'F'])}${demo.integer(70, 99)}0${demo.integer(10, 99)}1${demo.integer(1000, 9999)}${demo.pick(['AKCD', 'PLJH', 'XHYA'])}`,
  }),
  placeOfResidence: text({
    demo: (demo) => {
      const [name, district] = demo.pick(PLACES);
      return `${name}, ${district}`;
    },
  }),
};

/** The person as `client`, the object that forms carry, with demo values taken from the client that `clientId` points at. */
export const clientCopy = () =>
  group(
    Object.fromEntries(
      Object.entries(personFields).map(([name, field]) => [
        name,
        { ...field, demo: (demo: Demo) => demo.ref('clientId')[name] },
      ]),
    ) as typeof personFields,
    'Client',
  );
