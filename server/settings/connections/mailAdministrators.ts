import { brand } from '../../../contract/brand';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { users } from '../../../resources/access/users';
import { administrators } from '../../access/accessState';
import type { Identity } from '../../base/identity';
import { enqueue } from '../../messages/enqueue';
import { formatMoment } from '../../rules/formatMoment';
import { newId } from '../../store/newId';
import type { Store } from '../../store/Store';

/** Sends every administrator an e-mail about which connections were changed and by whom, in case it was an intruder. */
export async function mailAdministrators(
  tx: Store,
  connections: readonly string[],
  identity: Identity | null,
  publicUrl: string,
  now: Date,
): Promise<void> {
  if (connections.length === 0) return;
  const maker = identity && (await tx.get(users, identity.userId));
  const since = now.toISOString();
  const body = [
    `${maker?.fullName ?? 'Someone'} changed settings of ${brand.name}, ${formatMoment(since)}: ${connections.join(', ')}.`,
    `If you did not expect this, disable that user and check the settings: ${publicUrl}${OFFICE_PAGES.connections.route}`,
  ].join('\n\n');
  for (const person of await administrators(tx)) {
    const mail = { channel: 'EMAIL', recipient: person.emailAddress, subject: 'Connections were changed' } as const;
    await enqueue(tx, { ...mail, kind: 'SETTINGS_CHANGED', key: `settings:${newId(now)}`, since, body }, now);
  }
}
