import type { RefundStep } from '../../../contract/refund';
import { inputs } from '../../crud/kinds/inputs';
import type { PlainKey } from '../../i18n/messages';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { ActionDrawer } from '../actions/ActionDrawer';
import { Told } from '../actions/Told';
import type { RefundTask } from './Payment';

interface Step {
  call: 'approveRefund' | 'rejectRefund' | 'submitRefund' | 'effectRefund';
  label: PlainKey;
  /** What it does, for whoever is about to. */
  told: PlainKey;
  /** What is asked for. */
  field: 'note' | 'payoutReference';
  required?: boolean;
  done: 'payments.isApproved' | 'payments.isRejected' | 'payments.isSent' | 'payments.isPaidOut';
}

/** What each step with a refund is called, and asks. */
export const STEPS: Record<RefundStep, Step> = {
  approve: {
    call: 'approveRefund',
    label: 'payments.approve',
    told: 'payments.approveText',
    field: 'note',
    done: 'payments.isApproved',
  },
  reject: {
    call: 'rejectRefund',
    label: 'payments.reject',
    told: 'payments.rejectText',
    field: 'note',
    required: true,
    done: 'payments.isRejected',
  },
  submit: {
    call: 'submitRefund',
    label: 'payments.send',
    told: 'payments.sendText',
    field: 'payoutReference',
    done: 'payments.isSent',
  },
  effect: {
    call: 'effectRefund',
    label: 'payments.confirmPayout',
    told: 'payments.confirmPayoutText',
    field: 'payoutReference',
    done: 'payments.isPaidOut',
  },
};

const LABELS = { note: 'common.note', payoutReference: 'payments.payoutReference' } as const;

interface Props {
  task: RefundTask;
  step: RefundStep;
  onClose(): void;
}

/** One step with a refund. */
export function RefundStepDrawer({ task: { id, refundNumber, amount }, step, onClose }: Props) {
  const { t, formatMoney } = useWording();
  const { label, told, field, required = false, done, call: name } = STEPS[step];
  const maxLength = field === 'note' ? 300 : 120;
  return (
    <ActionDrawer<Record<string, string>>
      title={`${t(label)} ${refundNumber}`}
      submitLabel={t(label)}
      perform={async (values) => {
        await callApi(name, { params: { id }, body: { [field]: values[field] ?? null } as never });
        return t(done, { refundNumber });
      }}
      onClose={onClose}
    >
      <Told>
        {formatMoney(amount)}. {t(told)}
      </Told>
      {inputs.text?.({
        source: field,
        label: t(LABELS[field]),
        field: { kind: 'text', maxLength },
        isRequired: required,
      })}
    </ActionDrawer>
  );
}
