import { inWords } from '../../contract/text';
import type { Subscription } from '../../resources/subscriptions/subscriptions';
import type { Happening } from './events';
import { daysKept } from './rules/subscriptionLine';

/** The user who changed a status, and the reason. */
export interface By {
  userId: string | null;
  reason?: string | undefined;
}

/** The note of an event that ended a subscription. */
const ENDS: Partial<Record<Subscription['status'], string>> = {
  TERMINATED: 'terminated',
  FORFEITED: 'given up by the customer',
  CANCELLED: 'cancelled before it was paid',
};

/** Returns the event for a status that staff, or a change of the account, gave a subscription. */
export function statusStory(become: Subscription, { userId, reason }: By): Happening {
  const { status } = become;
  const note = reason ?? null;
  if (status === 'INACTIVE') return { type: 'PAUSED', days: daysKept(become), userId, note };
  if (status === 'CREATED') return { type: 'RESUMED', days: daysKept(become), userId, note };
  const end = ENDS[status];
  if (end) return { type: 'ENDED', userId, note: reason ? `${end}: ${reason}` : end };
  return { type: 'STATUS_CHANGED', userId, note: [inWords(status).toLowerCase(), reason].filter(Boolean).join(': ') };
}
