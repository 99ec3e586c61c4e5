import { clients } from '../../resources/accounts/clients';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Store } from '../store/Store';

type Client = RecordOf<typeof clients>;

/** Returns the client that a duplicate was merged into, locked until the transaction ends; any other client is returned as it is. */
export async function keptClient(tx: Store, client: Client): Promise<Client> {
  if (!client.mergedIntoId) return client;
  return (await tx.get(clients, client.mergedIntoId, { lock: true })) ?? client;
}

/** Returns the client with a phone number, also if a merged duplicate has it; undefined if there is none. */
export async function clientWithPhone(tx: Store, phoneNumber: string): Promise<Client | undefined> {
  const found = await tx.find(clients, { where: [{ path: 'phoneNumber', in: [phoneNumber] }] });
  const [client] = [...found.filter(({ mergedIntoId }) => !mergedIntoId), ...found];
  return client && keptClient(tx, client);
}
