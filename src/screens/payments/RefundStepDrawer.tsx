import type { RefundStep } from '../../../contract/refund';
import { refundActions } from '../../../resources/actions/refunds';
import { formatMoney } from '../../crud/format';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { Told } from '../actions/Told';
import type { RefundTask } from './Payment';

interface Step {
  action: (typeof refundActions)[`${RefundStep}Refund`];
  label: string;
  /** What it does, for whoever is about to. */
  told: string;
  done: string;
}

/** What each step with a refund is called, and asks. */
export const STEPS: Record<RefundStep, Step> = {
  approve: {
    action: refundActions.approveRefund,
    label: 'Approve',
    told: 'It can be sent afterwards.',
    done: 'is approved',
  },
  reject: {
    action: refundActions.rejectRefund,
    label: 'Reject',
    told: 'Nothing goes back.',
    done: 'is rejected',
  },
  submit: {
    action: refundActions.submitRefund,
    label: 'Send',
    told: 'Without a reference it goes through the payment provider. Money that came by hand goes back by hand, under the number of its slip.',
    done: 'is sent',
  },
  effect: {
    action: refundActions.effectRefund,
    label: 'Confirm payout',
    told: 'Confirm it only once the money is out: what was paid for ends with it.',
    done: 'is paid out',
  },
};

interface Props {
  task: RefundTask;
  step: RefundStep;
  onClose(): void;
}

/** One step with a refund. */
export function RefundStepDrawer({ task: { id, refundNumber, amount }, step, onClose }: Props) {
  const { action, label, told, done } = STEPS[step];
  return (
    <DeclaredDrawer
      action={action}
      title={`${label} ${refundNumber}`}
      submitLabel={label}
      params={{ id }}
      done={() => `${refundNumber} ${done}.`}
      onClose={onClose}
    >
      <Told>
        {formatMoney(amount)}. {told}
      </Told>
    </DeclaredDrawer>
  );
}
