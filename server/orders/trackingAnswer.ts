import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { brand } from '../../contract/brand';
import { customerNotice, customerWords } from '../../contract/orders/tracking/customerWords';
import { noticesOf } from '../../contract/orders/tracking/notices';
import { ACTION_OF } from '../../contract/orders/tracking/states';
import { trackingSteps } from '../../contract/orders/tracking/steps';
import { trackingStateOf } from '../../contract/orders/tracking/trackingState';
import type { TrackStep } from '../../resources/orders/actions';
import type { Known, Tracked } from './trackingFacts';

/** Formats a moment or a calendar day as people in the brand's country write it: "14 March 2026". */
const dayOf = (moment: string | null): string | null =>
  moment &&
  format(moment.length === 10 ? `${moment}T12:00:00.000Z` : moment, 'd MMMM yyyy', { in: tz(brand.timeZone) });

/** Returns the tracked state in the customer's words, and since when it has lasted. */
export function trackingAnswer(known: Known, { form, subscription }: Tracked) {
  const { facts, payment, running, installation, repair, daysLeft } = known;
  const state = trackingStateOf(facts);
  const details = {
    startsOn: dayOf(subscription?.startDate ?? null),
    endsOn: dayOf(subscription?.endDate ?? null),
    visitOn: dayOf(installation?.visitDate ?? null),
    repairOn: dayOf(repair?.visitDate ?? null),
    runsUntil: dayOf(running?.endDate ?? null),
    daysLeft,
  };
  const paidAt = subscription?.paidAt ?? payment?.paidAt ?? null;
  const moments: Record<TrackStep['name'], string | null> = {
    form: form?.dateCreated ?? subscription?.dateCreated ?? null,
    payment: paidAt,
    installation: null,
    active: subscription?.startDate ?? null,
  };
  return {
    state,
    ...customerWords(state, details),
    action: ACTION_OF[state],
    notices: noticesOf(facts).map((kind) => ({ kind, text: customerNotice(kind, details) })),
    steps: trackingSteps(state, facts).map((step) => ({
      ...step,
      at: step.state === 'done' ? moments[step.name] : null,
    })),
  };
}
