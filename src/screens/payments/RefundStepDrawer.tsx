import { useGetOne } from 'react-admin';
import { payoutReferenceAt, type RefundStep } from '../../../contract/payments/refund';
import type { Fields } from '../../../resources/language/kinds';
import type { Payment } from '../../../resources/payments/Payment';
import type { RefundTask } from '../../../resources/payments/paymentRefundTasks';
import { payments } from '../../../resources/payments/payments';
import { refundActions } from '../../../resources/payments/refundActions';
import type { PlainKey } from '../../i18n/messages';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';

interface Step {
  action: (typeof refundActions)[`${RefundStep}Refund`];
  label: PlainKey;
  /** The explanation of the step, for the user who is about to take it. */
  told: PlainKey;
  done: 'payments.isApproved' | 'payments.isRejected' | 'payments.isSent' | 'payments.isPaidOut';
}

/** The texts and the action of each step of a refund. */
export const REFUND_STEPS: Record<RefundStep, Step> = {
  approve: {
    action: refundActions.approveRefund,
    label: 'payments.approve',
    told: 'payments.approveText',
    done: 'payments.isApproved',
  },
  reject: {
    action: refundActions.rejectRefund,
    label: 'payments.reject',
    told: 'payments.rejectText',
    done: 'payments.isRejected',
  },
  submit: {
    action: refundActions.submitRefund,
    label: 'payments.send',
    told: 'payments.sendText',
    done: 'payments.isSent',
  },
  effect: {
    action: refundActions.effectRefund,
    label: 'payments.confirmPayout',
    told: 'payments.confirmPayoutText',
    done: 'payments.isPaidOut',
  },
};

type Asked = ReturnType<typeof payoutReferenceAt>;

const { payoutReference } = refundActions.submitRefund.input;
const referenceInput = (asked: Asked): Fields =>
  asked === 'none' ? {} : { payoutReference: { ...payoutReference, required: asked === 'required' } };

interface Props {
  task: RefundTask;
  step: RefundStep;
  onClose(): void;
}

/** The explanation of sending a refund, by whether a reference is required. */
const SENDING: Record<Asked, PlainKey> = {
  required: 'payments.sendByHand',
  optional: 'payments.sendAgain',
  none: 'payments.sendText',
};

/** One step of a refund, with an input for a reference if the step needs one. */
export function RefundStepDrawer({ task, step, onClose }: Props) {
  const { t, formatMoney } = useWording();
  const { id, refundNumber, amount } = task;
  const { action, label, told, done } = REFUND_STEPS[step];
  const moves = step === 'submit' || step === 'effect';
  const mayRead = useCan()(payments, 'read');
  const { data: payment, isLoading } = useGetOne<Payment>(
    payments.name,
    { id: task.paymentId },
    { enabled: moves && mayRead, retry: false },
  );
  if (isLoading) return null;
  const asked = payment ? payoutReferenceAt(step, payment, task) : 'optional';
  const text = step === 'submit' ? SENDING[asked] : told;
  return (
    <DeclaredDrawer
      action={moves ? { ...action, input: referenceInput(asked) } : action}
      title={`${t(label)} ${refundNumber}`}
      submitLabel={t(label)}
      params={{ id }}
      version={task.dateUpdated}
      done={() => t(done, { refundNumber })}
      onClose={onClose}
    >
      <HelperText>
        {formatMoney(amount)}. {t(text)}
      </HelperText>
    </DeclaredDrawer>
  );
}
