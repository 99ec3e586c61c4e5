import { clients } from '../../resources/accounts/clients';
import type { BodyOf } from '../../resources/catalogue/actions';
import type { RecordOf } from '../../resources/language/defineResource';
import type { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { createRecord, lockNumbers } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

/** Somebody as a form names them. */
export type Person = BodyOf<'createInterest'>['client'];
type Client = RecordOf<typeof clients>;

/** One client per phone number, so that asking twice does not make two people; stages only move forward. */
export async function clientFor(
  tx: Store,
  person: Person,
  stage: Client['stage'],
  more: Partial<Client>,
  now: Date,
): Promise<Client> {
  const values = { ...person, emailAddress: person.emailAddress ?? null, otherNumber: person.otherNumber ?? null };
  const find = () => tx.find(clients, { where: [{ path: 'phoneNumber', in: [person.phoneNumber] }], limit: 1 });
  const [known] = await find().then((found) => (found.length ? found : lockNumbers(tx, clients).then(find)));
  return known ? advance(tx, known, stage, now) : createRecord(tx, clients, { ...values, stage, ...more }, now);
}

/** Moves a client who is only interested on to `stage`; who is further stays there. Who was lost is back. */
export async function advance(tx: Store, client: Client, stage: Client['stage'], now: Date): Promise<Client> {
  const moved = {
    ...(['INTERESTED', 'LEAD'].includes(client.stage) ? { stage } : {}),
    ...(client.lostAt ? { lostAt: null, lostReason: null } : {}),
  };
  return (await updateRecord(tx, clients, client.id, moved, now)) ?? client;
}

/** A person with null for what they left out, as forms keep them. */
export function fullPerson(person: Person): RecordOf<typeof subscriptionForms>['client'] {
  const { emailAddress = null, otherNumber = null, nationalId = null, placeOfResidence = null, tin = null } = person;
  return { ...person, emailAddress, otherNumber, nationalId, placeOfResidence, tin };
}
