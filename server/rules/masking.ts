import type { RecordOf } from '../../resources/language/defineResource';
import type { subscriptionForms } from '../../resources/orders/subscriptionForms';

type Person = RecordOf<typeof subscriptionForms>['client'];

/** A phone number of which its owner knows it, and nobody else can use it. */
export const maskedPhone = (phone: string): string => (phone ? `${phone.slice(0, 6)}•••${phone.slice(-3)}` : '');

/** A person as somebody with only a link to the order sees them: enough to recognise oneself, nothing to use. */
export function maskedClient(client: Person): Person {
  return {
    firstName: client.firstName,
    lastName: `${client.lastName.charAt(0)}.`,
    phoneNumber: maskedPhone(client.phoneNumber),
    emailAddress: client.emailAddress?.replace(/^(.).*@/, '$1•••@') ?? null,
    otherNumber: null,
    nationalId: null,
    placeOfResidence: null,
    tin: null,
  };
}
