import { REVIEW_TODO } from '../../../contract/paymentReviews';
import { RESOLUTIONS, type Resolution } from '../../../contract/statuses';
import { inputs } from '../../crud/kinds/inputs';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { ActionDrawer } from '../actions/ActionDrawer';
import { Told } from '../actions/Told';
import type { Payment } from './Payment';

type DecidedKey = 'payments.accepted' | 'payments.nothingPaid' | 'payments.toBeRefunded';
const DECIDED: Record<Resolution, DecidedKey> = {
  ACCEPT: 'payments.accepted',
  REJECT: 'payments.nothingPaid',
  REFUND: 'payments.toBeRefunded',
};

interface Props {
  payment: Payment;
  onClose(): void;
}

/** A decision about a payment that is held for review; the server asks the provider once more before it is written. */
export function ResolveDrawer({ payment: { id, reference, review }, onClose }: Props) {
  const { t, word } = useWording();
  const decision = { kind: 'oneOf', options: RESOLUTIONS } as const;
  const note = { kind: 'longText', maxLength: 300 } as const;
  return (
    <ActionDrawer<{ decision: Resolution; note: string }>
      title={t('payments.decideAbout', { reference })}
      submitLabel={t('payments.decide')}
      perform={async (body) => {
        await callApi('resolvePayment', { params: { id }, body });
        return t(DECIDED[body.decision], { reference });
      }}
      onClose={onClose}
    >
      {review && <Told>{word(REVIEW_TODO[review])}</Told>}
      {inputs.oneOf?.({ source: 'decision', label: t('payments.decision'), field: decision, isRequired: true })}
      {inputs.longText?.({ source: 'note', label: t('common.note'), field: note, isRequired: true })}
    </ActionDrawer>
  );
}
