import { FIRST_NAMES, LAST_NAMES, MAIL_HOSTS } from '../../resources/language/demo/people';
import { PLACES } from '../../resources/language/demo/places';
import type { Chance } from './Chance';
import type { World } from './World';

type Place = (typeof PLACES)[number];

/** A person as given in a form. */
interface DemoPerson {
  firstName: string;
  lastName: string;
  emailAddress: string | null;
  phoneNumber: string;
  otherNumber: string | null;
  nationalId: string | null;
  placeOfResidence: string;
}

const PREFIXES = ['77', '78', '76', '70', '75', '74'] as const;
const phoneNumber = ({ pick, integer }: Chance) => `+256${pick(PREFIXES)}${integer(1_000_000, 9_999_999)}`;

const nationalId = ({ pick, integer }: Chance) =>
  `C${pick(['M', 'F'])}${integer(70, 99)}0${integer(10, 99)}1${integer(1000, 9999)}${pick(['AKCD', 'PLJH', 'XHYA'])}`;

/** Returns a new person who lives at a place. */
export function someone({ chance }: World, [name, district]: Place): DemoPerson {
  const [firstName, lastName] = [chance.pick(FIRST_NAMES), chance.pick(LAST_NAMES)];
  const address = `${firstName}.${lastName}${chance.integer(1, 99)}@${chance.pick(MAIL_HOSTS)}`.toLowerCase();
  return {
    firstName,
    lastName,
    emailAddress: chance.percent(85) ? address : null,
    phoneNumber: phoneNumber(chance),
    otherNumber: chance.percent(25) ? phoneNumber(chance) : null,
    nationalId: chance.percent(80) ? nationalId(chance) : null,
    placeOfResidence: `${name}, ${district}`,
  };
}

/** Returns a place with or without fibre. Places earlier in the list are more frequent. */
export function somewhere({ chance }: World, isCovered: boolean): Place {
  const places = PLACES.filter(([, , , , state]) => (state === 'ASBUILT') === isCovered);
  return chance.weighted(places.map((place, index) => [place, places.length - index / 2] as const));
}
