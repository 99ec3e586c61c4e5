import { inWords } from '../../contract/inWords';
import type { Happening } from './events';
import { daysKept } from './rules/subscriptionLine';
import type { Subscription } from './Subscription';

/** Who changed a status, and why. */
export interface By {
  userId: string | null;
  reason?: string | undefined;
}

/** How an end is told of. */
const ENDS: Partial<Record<Subscription['status'], string>> = {
  TERMINATED: 'terminated',
  FORFEITED: 'given up by the customer',
  CANCELLED: 'cancelled before it was paid',
};

/** What is told of a subscription that staff, or a change of its account, made what it is. */
export function statusStory(become: Subscription, { userId, reason }: By): Happening {
  const { status } = become;
  const note = reason ?? null;
  if (status === 'INACTIVE') return { type: 'PAUSED', days: daysKept(become), userId, note };
  if (status === 'CREATED') return { type: 'RESUMED', days: daysKept(become), userId, note };
  const end = ENDS[status];
  if (end) return { type: 'ENDED', userId, note: reason ? `${end}: ${reason}` : end };
  return { type: 'STATUS_CHANGED', userId, note: [inWords(status).toLowerCase(), reason].filter(Boolean).join(': ') };
}
