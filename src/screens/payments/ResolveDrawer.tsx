import { REVIEW_TODO } from '../../../contract/paymentReviews';
import { RESOLUTIONS, type Resolution } from '../../../contract/statuses';
import { inputs } from '../../crud/kinds/inputs';
import { callApi } from '../../session/callApi';
import { ActionDrawer } from '../actions/ActionDrawer';
import { Told } from '../actions/Told';
import type { Payment } from './Payment';

const DECIDED: Record<Resolution, string> = {
  ACCEPT: 'accepted: the money counts',
  REJECT: 'rejected: nothing was paid',
  REFUND: 'to be refunded: a refund is requested',
};

interface Props {
  payment: Payment;
  onClose(): void;
}

/** A decision about a payment that is held for review; the server asks the provider once more before it is written. */
export function ResolveDrawer({ payment: { id, reference, review }, onClose }: Props) {
  const decision = { kind: 'oneOf', options: RESOLUTIONS } as const;
  const note = { kind: 'longText', maxLength: 300 } as const;
  return (
    <ActionDrawer<{ decision: Resolution; note: string }>
      title={`Decide about ${reference}`}
      submitLabel="Decide"
      perform={async (body) => {
        await callApi('resolvePayment', { params: { id }, body });
        return `${reference} is ${DECIDED[body.decision]}.`;
      }}
      onClose={onClose}
    >
      {review && <Told>{REVIEW_TODO[review]}</Told>}
      {inputs.oneOf?.({ source: 'decision', label: 'Decision', field: decision, isRequired: true })}
      {inputs.longText?.({ source: 'note', label: 'Note', field: note, isRequired: true })}
    </ActionDrawer>
  );
}
