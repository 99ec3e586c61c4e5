import { isMask } from '../../contract/access/sensitive';
import { group, text } from '../language/kinds';
import { personFields } from '../language/person';

const { firstName, lastName, companyName, emailAddress, phoneNumber, otherNumber, placeOfResidence, tin } =
  personFields;
const whole = (value: string) => (isMask(value) ? 'is partly hidden: give the whole value' : null);

/** The person of a form (specification, section 3: client), when entered for the first time; masks are refused. */
export const newPerson = group({
  firstName,
  lastName,
  companyName,
  emailAddress,
  phoneNumber,
  otherNumber,
  nationalId: text({ label: 'National ID', sensitive: true, maxLength: 20, fault: whole }),
  placeOfResidence,
  tin,
});

/** Fields of a visitor's record that visitors do not see: they would reveal since when we know a person, or who referred them. */
export const UNTOLD = ['clientId', 'sellerId'] as const;
