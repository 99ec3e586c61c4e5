import { clients } from '../../resources/accounts/clients';
import type { BodyOf } from '../../resources/catalogue/actions';
import type { RecordOf } from '../../resources/language/defineResource';
import type { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { createRecord, lockNumbers } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { clientWithPhone, keptClient } from './keptClient';

/** A person as given in a form. */
export type ClientInput = BodyOf<'createInterest'>['client'];
type Client = RecordOf<typeof clients>;

/**
 * Returns the client with the person's phone number, or creates one, so that asking twice does not create two clients. Stages
 * only move forward.
 */
export async function clientFor(
  tx: Store,
  person: ClientInput,
  stage: Client['stage'],
  more: Partial<Client>,
  now: Date,
): Promise<Client> {
  const values = { ...person, emailAddress: person.emailAddress ?? null, otherNumber: person.otherNumber ?? null };
  const find = () => clientWithPhone(tx, person.phoneNumber);
  const known = (await find()) ?? (await lockNumbers(tx, clients).then(find));
  // Locked, so that a merge that is under way is seen.
  const locked = known && (await tx.get(clients, known.id, { lock: true }));
  return locked
    ? advance(tx, await keptClient(tx, locked), stage, now)
    : createRecord(tx, clients, { ...values, stage, ...more }, now);
}

/**
 * Moves a client who is only interested forward to `stage`; one who is further keeps their stage. A lost client is reactivated.
 */
export async function advance(tx: Store, client: Client, stage: Client['stage'], now: Date): Promise<Client> {
  const moved = {
    ...(['INTERESTED', 'LEAD'].includes(client.stage) ? { stage } : {}),
    ...(client.lostAt ? { lostAt: null, lostReason: null } : {}),
  };
  return (await updateRecord(tx, clients, client.id, moved, now)) ?? client;
}

/** Returns a person with null for missing fields, as forms store them. */
export function fullPerson(person: ClientInput): RecordOf<typeof subscriptionForms>['client'] {
  const {
    companyName = null,
    emailAddress = null,
    otherNumber = null,
    nationalId = null,
    placeOfResidence = null,
    tin = null,
  } = person;
  return { ...person, companyName, emailAddress, otherNumber, nationalId, placeOfResidence, tin };
}
