import type { CommissionPayout } from '../../../resources/agents/commissionPayouts';
import { ReferenceLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import type { Wording } from '../../i18n/wording';
import { Timeline, type TimelineEvent } from '../../ui/texts/Timeline';

/** The steps of a payout that were taken, and by whom. */
export function PayoutPath({ payout }: { payout: CommissionPayout }) {
  const wording = useWording();
  return <Timeline label={wording.t('agents.payoutProgress')} entries={pathOf(payout, wording)} />;
}

const by = (id: string | null, { rich }: Wording) =>
  id && rich('common.byName', { name: <ReferenceLink to="users" id={id} /> });

function pathOf(payout: CommissionPayout, wording: Wording): TimelineEvent[] {
  const { t, wordsOf, formatDay } = wording;
  const { method, payoutReference, paidOn } = payout;
  const steps: (Omit<TimelineEvent, 'at' | 'id'> & { at: string | null })[] = [
    {
      at: payout.dateCreated,
      icon: 'hand-coins',
      tone: 'busy',
      text: t('agents.wasPrepared', { day: formatDay(payout.upTo), smart_count: payout.commissions }),
      note: by(payout.preparedById, wording),
    },
    {
      at: payout.approvedAt,
      icon: 'check',
      tone: 'good',
      text: t('payments.approved'),
      note: by(payout.approvedById, wording),
    },
    {
      at: payout.paidAt,
      icon: 'circle-check',
      tone: 'good',
      text: t('agents.wasPaid', {
        day: paidOn ? formatDay(paidOn) : '',
        method: method ? wordsOf(method) : '',
        payoutReference: payoutReference ?? '',
      }),
      note: by(payout.paidById, wording),
    },
    {
      at: payout.cancelledAt,
      icon: 'x',
      tone: 'bad',
      text: t('agents.wasCancelled', { reason: payout.cancelReason ?? '' }),
      note: by(payout.cancelledById, wording),
    },
  ];
  return steps.flatMap(({ at, ...step }) => (at ? [{ ...step, at, id: step.icon }] : []));
}
