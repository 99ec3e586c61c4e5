import { brand } from '../../contract/brand';
import { OFFICE_PAGES } from '../../contract/pages/officePages';
import { users } from '../../resources/access/users';
import type { RecordOf } from '../../resources/language/defineResource';
import { enqueue } from '../messages/enqueue';
import { notifyStaff } from '../notifications/notifyStaff';
import { formatMoment } from '../rules/formatMoment';
import { newId } from '../store/newId';
import type { Store } from '../store/Store';
import type { CameFrom } from './cameFrom';

type User = Pick<RecordOf<typeof users>, 'id' | 'emailAddress'>;

/** Notifies a user, in the back-office and by e-mail, of a sign-in on a new device, because it may not have been theirs. */
export async function reportNewDevice(
  tx: Store,
  { id, emailAddress }: User,
  { device, address, publicUrl }: CameFrom & { publicUrl: string },
  now: Date,
): Promise<void> {
  await notifyStaff(tx, { kind: 'NEW_DEVICE', to: [id], byId: null, about: { resource: users, id } }, now);
  const where = [device, address].filter(Boolean).join(', ') || 'an unknown device';
  const since = now.toISOString();
  const body = [
    `Your ${brand.name} account was signed in to on a new device: ${where}, ${formatMoment(since)}.`,
    `If it was you, there is nothing to do. If not, sign out everywhere and change your password: ${publicUrl}${OFFICE_PAGES.profile.route}`,
  ].join('\n\n');
  const mail = { channel: 'EMAIL', recipient: emailAddress, subject: 'New sign-in to your account' } as const;
  await enqueue(tx, { ...mail, kind: 'NEW_DEVICE', key: `new-device:${newId(now)}`, since, body }, now);
}
