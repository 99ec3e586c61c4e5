import Alert from '@mui/material/Alert';
import { ReferenceLink } from '../../crud/values/ReferenceLink';
import { type Entry, Timeline } from '../actions/Timeline';
import type { RefundTask } from './Payment';

/** A refund's way so far, and what stands in it. */
export function RefundPath({ task }: { task: RefundTask }) {
  const unanswered = task.status === 'APPROVED' && task.submittedAt !== null;
  return (
    <>
      <Timeline label="Progress of the refund" entries={pathOf(task)} />
      {task.lastError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          It could not be sent: {task.lastError}
        </Alert>
      )}
      {unanswered && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          It was sent and no answer came, so the money may be out. Look for it at the provider first.
        </Alert>
      )}
    </>
  );
}

const by = (id: string | null) =>
  id && (
    <>
      by <ReferenceLink to="users" id={id} />
    </>
  );

/** The steps taken, with whoever took them. */
function pathOf(task: RefundTask): Entry[] {
  const { status, dateCreated, decidedAt, submittedAt, effectedAt, payoutReference, decisionNote } = task;
  const rejected = status === 'REJECTED';
  const steps: (Omit<Entry, 'at' | 'id'> & { at: string | null })[] = [
    { at: dateCreated, icon: 'hand', tone: 'busy', text: `Requested: ${task.reason}`, note: by(task.requestedById) },
    {
      at: decidedAt,
      icon: rejected ? 'x' : 'check',
      tone: rejected ? 'bad' : 'good',
      text: [rejected ? 'Rejected' : 'Approved', decisionNote].filter(Boolean).join(': '),
      note: by(task.decidedById),
    },
    { at: submittedAt, icon: 'send', tone: 'fresh', text: 'Sent' },
    { at: effectedAt, icon: 'circle-check', tone: 'good', text: `Paid out: ${payoutReference ?? 'no reference'}` },
  ];
  return steps.flatMap(({ at, ...step }) => (at ? [{ ...step, at, id: step.icon }] : []));
}
