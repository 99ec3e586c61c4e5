import type { RecordOf } from '../../resources/defineResource';
import type { subscriptionForms } from '../../resources/subscriptionForms';

type Person = RecordOf<typeof subscriptionForms>['client'];

/** A person as somebody with only a link to the order sees them: enough to recognise oneself, nothing to use. */
export function maskedClient(client: Person): Person {
  return {
    firstName: client.firstName,
    lastName: `${client.lastName.charAt(0)}.`,
    phoneNumber: `${client.phoneNumber.slice(0, 6)}•••${client.phoneNumber.slice(-3)}`,
    emailAddress: client.emailAddress?.replace(/^(.).*@/, '$1•••@') ?? null,
    otherNumber: null,
    nationalId: null,
    placeOfResidence: null,
  };
}
