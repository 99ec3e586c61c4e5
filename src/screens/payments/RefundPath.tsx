import Alert from '@mui/material/Alert';
import type { RefundTask } from '../../../resources/payments/paymentRefundTasks';
import { ReferenceLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import type { Wording } from '../../i18n/wording';
import { Timeline, type TimelineEvent } from '../../ui/texts/Timeline';

/** The steps of a refund so far, and their details. */
export function RefundPath({ task }: { task: RefundTask }) {
  const wording = useWording();
  const { t } = wording;
  const unanswered = task.status === 'APPROVED' && task.submittedAt !== null;
  return (
    <>
      <Timeline label={t('payments.refundProgress')} entries={pathOf(task, wording)} />
      {task.lastError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t('payments.notSent', { lastError: task.lastError })}
        </Alert>
      )}
      {unanswered && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('payments.unanswered')}
        </Alert>
      )}
    </>
  );
}

const by = (id: string | null, { rich }: Wording) =>
  id && rich('common.byName', { name: <ReferenceLink to="users" id={id} /> });

/** Returns the steps taken, with the people who took them. */
function pathOf(task: RefundTask, wording: Wording): TimelineEvent[] {
  const { t } = wording;
  const { status, dateCreated, decidedAt, submittedAt, effectedAt, payoutReference, decisionNote } = task;
  const rejected = status === 'REJECTED';
  const steps: (Omit<TimelineEvent, 'at' | 'id'> & { at: string | null })[] = [
    {
      at: dateCreated,
      icon: 'hand',
      tone: 'busy',
      text: t('payments.requested', { reason: task.reason }),
      note: by(task.requestedById, wording),
    },
    {
      at: decidedAt,
      icon: rejected ? 'x' : 'check',
      tone: rejected ? 'bad' : 'good',
      text: [rejected ? t('payments.rejected') : t('payments.approved'), decisionNote].filter(Boolean).join(': '),
      note: by(task.decidedById, wording),
    },
    { at: submittedAt, icon: 'send', tone: 'fresh', text: t('payments.sent') },
    {
      at: effectedAt,
      icon: 'circle-check',
      tone: 'good',
      text: t('payments.paidOut', { payoutReference: payoutReference ?? t('payments.noReference') }),
    },
  ];
  return steps.flatMap(({ at, ...step }) => (at ? [{ ...step, at, id: step.icon }] : []));
}
