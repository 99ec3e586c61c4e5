import type { RecordOf } from '../../../resources/language/defineResource';
import type { subscriptionForms } from '../../../resources/orders/subscriptionForms';

type Person = RecordOf<typeof subscriptionForms>['client'];

/** Returns a phone number that its owner recognises, but no one else can use. */
export const maskedPhone = (phone: string): string => (phone ? `${phone.slice(0, 6)}•••${phone.slice(-3)}` : '');

/** Returns a name as shown to anyone with a link: the first name and, unless there is no other name, an initial. */
export const maskedName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>) => ({
  firstName,
  lastName: lastName ? `${lastName.charAt(0)}.` : '',
});

/** Returns a person as shown to anyone with a link to the order: enough to recognise oneself, but nothing usable. A
 * company's name is not personal. */
export function maskedClient(client: Person): Person {
  return {
    ...maskedName(client),
    companyName: client.companyName,
    phoneNumber: maskedPhone(client.phoneNumber),
    emailAddress: client.emailAddress?.replace(/^(.).*@/, '$1•••@') ?? null,
    otherNumber: null,
    nationalId: null,
    placeOfResidence: null,
    tin: null,
  };
}
