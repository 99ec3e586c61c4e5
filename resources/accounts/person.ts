import { isMask } from '../../contract/access/sensitive';
import { group, text } from '../language/kinds';
import { personFields } from '../language/person';

const { firstName, lastName, emailAddress, phoneNumber, otherNumber, placeOfResidence, tin } = personFields;
const whole = (value: string) => (isMask(value) ? 'is partly hidden: give the whole value' : null);

/** Who a form is for (specification, section 3: client), as they are told anew: no mask stands for anything yet. */
export const newPerson = group({
  firstName,
  lastName,
  emailAddress,
  phoneNumber,
  otherNumber,
  nationalId: text({ label: 'National ID', sensitive: true, maxLength: 20, fault: whole }),
  placeOfResidence,
  tin,
});

/** What visitors have made, as they are told of it: nothing that says since when we know somebody, or who brought them. */
export const UNTOLD = ['clientId', 'sellerId'] as const;
