import { widestScope } from '../../contract/access/scope';
import { Refusal } from '../../contract/api/errors';
import type { WebhookEvent } from '../../contract/webhooks/webhooks';
import type { RecordOf } from '../../resources/language/defineResource';
import { neededFor } from '../../resources/language/requiredPermissions';
import { webhooks } from '../../resources/webhooks/webhooks';
import { callerOf, type Identity } from '../base/identity';
import type { Guard } from '../crud/Guard';
import { updateRecord } from '../store/updateRecord';
import { canMakerEnter, giveUpWaiting } from './health';
import { toldBy } from './occasions';

type Webhook = RecordOf<typeof webhooks>;

/**
 * The rules for changes to webhooks: a caller may not subscribe to events that they may not see, and a pause ends pending
 * deliveries.
 */
export const webhooksGuard: Guard<Webhook> = {
  async update(tx, { before, after, identity }, now) {
    refuseUnseen(
      identity,
      after.events.filter((event) => !before.events.includes(event)),
    );
    if (after.events.length === 0)
      throw new Refusal('invalid', 'events takes at least 1 event', { events: 'takes at least 1 event' });
    if (before.status === after.status) return;
    if (after.status === 'ACTIVE' && !(await canMakerEnter(tx, after.makerId))) {
      const message = 'Who made this webhook can no longer sign in. Make a new one.';
      throw new Refusal('conflict', message, { status: message });
    }
    if (after.status === 'PAUSED') await giveUpWaiting(tx, after.id, now);
    else await updateRecord(tx, webhooks, after.id, { failingSince: null }, now);
  },
};

/** Refuses events about records of which the caller may not list all. */
export function refuseUnseen(identity: Identity | null, events: readonly WebhookEvent[]): void {
  const { held } = callerOf(identity);
  const unseen = events.filter((event) =>
    toldBy(event).some((resource) => widestScope(held, neededFor(resource, 'list') ?? []) !== 'ALL'),
  );
  if (unseen.length === 0) return;
  const message = `You cannot have a webhook told of records that you may not see: ${unseen.join(', ')}.`;
  throw new Refusal('forbidden', message, { events: message });
}
