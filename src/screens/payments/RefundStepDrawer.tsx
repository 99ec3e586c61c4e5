import type { RefundStep } from '../../../contract/refund';
import { formatMoney } from '../../crud/format';
import { inputs } from '../../crud/kinds/inputs';
import { callApi } from '../../session/callApi';
import { ActionDrawer } from '../actions/ActionDrawer';
import { Told } from '../actions/Told';
import type { RefundTask } from './Payment';

interface Step {
  call: 'approveRefund' | 'rejectRefund' | 'submitRefund' | 'effectRefund';
  label: string;
  /** What it does, for whoever is about to. */
  told: string;
  /** What is asked for. */
  field: 'note' | 'payoutReference';
  required?: boolean;
  done: string;
}

/** What each step with a refund is called, and asks. */
export const STEPS: Record<RefundStep, Step> = {
  approve: {
    call: 'approveRefund',
    label: 'Approve',
    told: 'It can be sent afterwards.',
    field: 'note',
    done: 'is approved',
  },
  reject: {
    call: 'rejectRefund',
    label: 'Reject',
    told: 'Nothing goes back.',
    field: 'note',
    required: true,
    done: 'is rejected',
  },
  submit: {
    call: 'submitRefund',
    label: 'Send',
    told: 'Without a reference it goes through the payment provider. Money that came by hand goes back by hand, under the number of its slip.',
    field: 'payoutReference',
    done: 'is sent',
  },
  effect: {
    call: 'effectRefund',
    label: 'Confirm payout',
    told: 'Confirm it only once the money is out: what was paid for ends with it.',
    field: 'payoutReference',
    done: 'is paid out',
  },
};

const LABELS = { note: 'Note', payoutReference: 'Payout reference' } as const;

interface Props {
  task: RefundTask;
  step: RefundStep;
  onClose(): void;
}

/** One step with a refund. */
export function RefundStepDrawer({ task: { id, refundNumber, amount }, step, onClose }: Props) {
  const { label, told, field, required = false, done, call: name } = STEPS[step];
  const maxLength = field === 'note' ? 300 : 120;
  return (
    <ActionDrawer<Record<string, string>>
      title={`${label} ${refundNumber}`}
      submitLabel={label}
      perform={async (values) => {
        await callApi(name, { params: { id }, body: { [field]: values[field] ?? null } as never });
        return `${refundNumber} ${done}.`;
      }}
      onClose={onClose}
    >
      <Told>
        {formatMoney(amount)}. {told}
      </Told>
      {inputs.text?.({ source: field, label: LABELS[field], field: { kind: 'text', maxLength }, isRequired: required })}
    </ActionDrawer>
  );
}
