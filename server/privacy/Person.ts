import { Refusal } from '../../contract/api/errors';
import { fullName } from '../../contract/fullName';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Store } from '../store/Store';

type Client = RecordOf<typeof clients>;
type Account = RecordOf<typeof accounts>;

/** A person whose data we hold: a client with their accounts, or an account without a client. */
export interface Person {
  client: Client | null;
  /** The duplicates that were merged into the client. */
  merged: readonly Client[];
  accounts: readonly Account[];
}

/** The record by which the person is identified. */
export type PersonId = { clientId: string } | { accountId: string };

/** Returns the person, with their records locked until the transaction ends. Answers 404 if there is none. */
export async function personOf(tx: Store, id: PersonId): Promise<Person> {
  if ('clientId' in id) return personOfClient(tx, id.clientId);
  const account = await tx.get(accounts, id.accountId);
  if (!account) throw new Refusal('notFound', 'There is no such account.');
  if (account.clientId) return personOfClient(tx, account.clientId);
  const locked = await tx.get(accounts, account.id, { lock: true });
  return { client: null, merged: [], accounts: [locked ?? account] };
}

async function personOfClient(tx: Store, id: string): Promise<Person> {
  const client = await tx.get(clients, id, { lock: true });
  if (!client) throw new Refusal('notFound', 'There is no such client.');
  if (client.mergedIntoId) return personOfClient(tx, client.mergedIntoId);
  const merged = await tx.find(clients, { where: [{ path: 'mergedIntoId', in: [id] }] });
  for (const each of merged) await tx.get(clients, each.id, { lock: true });
  const theirs = await tx.find(accounts, { where: [{ path: 'clientId', in: [id] }] });
  for (const each of theirs) await tx.get(accounts, each.id, { lock: true });
  return { client, merged, accounts: theirs };
}

/** Returns how a request identifies the person. */
export const namedBy = ({ client, accounts: [first] }: Person) => ({
  clientId: client?.id ?? null,
  accountId: client ? null : (first?.id ?? null),
});

/** Returns the person's name. */
export function personName({ client, accounts: [first] }: Person): string {
  const known = client ?? first?.accountDetail;
  return known ? fullName(known) : '';
}
