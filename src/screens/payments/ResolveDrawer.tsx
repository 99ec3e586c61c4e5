import { REVIEW_TODO } from '../../../contract/payments/paymentReviews';
import type { Resolution } from '../../../contract/statuses';
import { paymentActions } from '../../../resources/payments/actions';
import type { Payment } from '../../../resources/payments/Payment';
import { useWording } from '../../i18n/useWording';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';

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

/** The decision about a payment that is held for review; the server asks the provider once more before it stores the decision. */
export function ResolveDrawer({ payment: { id, reference, review }, onClose }: Props) {
  const { t, word } = useWording();
  return (
    <DeclaredDrawer
      action={paymentActions.resolvePayment}
      title={t('payments.decideAbout', { reference })}
      submitLabel={t('payments.decide')}
      params={{ id }}
      done={(_, { decision }) => t(DECIDED[decision], { reference })}
      onClose={onClose}
    >
      {review && <HelperText>{word(REVIEW_TODO[review])}</HelperText>}
    </DeclaredDrawer>
  );
}
