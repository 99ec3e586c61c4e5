import { use, useState } from 'react';
import { type RefundStep, refundSteps, stepRefusal } from '../../../contract/payments/refund';
import type { RefundTask } from '../../../resources/payments/paymentRefundTasks';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { SessionContext } from '../../session/access';
import { useCan } from '../../session/useCan';
import { Panel } from '../../ui/frames/Panel';
import { StepButtons } from '../actions/StepButtons';
import { RefundPath } from './RefundPath';
import { REFUND_STEPS, RefundStepDrawer } from './RefundStepDrawer';

/** The status of a refund, and the steps that the signed-in user may take; or the reason why the next step needs someone else. */
export function RefundSteps({ record }: DetailsPartProps) {
  const { t } = useWording();
  const task = record as RefundTask;
  const can = useCan();
  const userId = use(SessionContext)?.user.id ?? null;
  const [chosen, setChosen] = useState<RefundStep | null>(null);
  const steps = refundSteps(task.status)
    .filter((step) => can(REFUND_STEPS[step].action.name))
    .map((step) => ({
      step,
      label: t(REFUND_STEPS[step].label),
      refusal: stepRefusal(task, step, userId, new Date())?.message,
    }));
  return (
    <Panel title={t('payments.progress')}>
      <RefundPath task={task} />
      <StepButtons steps={steps} onChoose={(step) => setChosen(step)} />
      {chosen && <RefundStepDrawer task={task} step={chosen} onClose={() => setChosen(null)} />}
    </Panel>
  );
}
