import type { RefundStep } from '../../../contract/payments/refund';
import { refundActions } from '../../../resources/actions/refunds';
import type { PlainKey } from '../../i18n/messages';
import { useWording } from '../../i18n/useWording';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import type { RefundTask } from './Payment';

interface Step {
  action: (typeof refundActions)[`${RefundStep}Refund`];
  label: PlainKey;
  /** What it does, for the person who is about to. */
  told: PlainKey;
  done: 'payments.isApproved' | 'payments.isRejected' | 'payments.isSent' | 'payments.isPaidOut';
}

/** What each step with a refund is called, and asks. */
export const STEPS: Record<RefundStep, Step> = {
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

interface Props {
  task: RefundTask;
  step: RefundStep;
  onClose(): void;
}

/** One step with a refund. */
export function RefundStepDrawer({ task: { id, refundNumber, amount }, step, onClose }: Props) {
  const { t, formatMoney } = useWording();
  const { action, label, told, done } = STEPS[step];
  return (
    <DeclaredDrawer
      action={action}
      title={`${t(label)} ${refundNumber}`}
      submitLabel={t(label)}
      params={{ id }}
      done={() => t(done, { refundNumber })}
      onClose={onClose}
    >
      <HelperText>
        {formatMoney(amount)}. {t(told)}
      </HelperText>
    </DeclaredDrawer>
  );
}
