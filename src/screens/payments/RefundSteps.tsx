import Box from '@mui/material/Box';
import { use, useState } from 'react';
import { type RefundStep, refundSteps, stepRefusal } from '../../../contract/payments/refund';
import type { RefundTask } from '../../../resources/payments/paymentRefundTasks';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { SessionContext } from '../../session/access';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { RefundPath } from './RefundPath';
import { REFUND_STEPS, RefundStepDrawer } from './RefundStepDrawer';

/** The status of a refund, and the steps that the signed-in user may take; or the reason why the next step needs someone else. */
export function RefundSteps({ record }: DetailsPartProps) {
  const { t, word } = useWording();
  const task = record as RefundTask;
  const can = useCan();
  const userId = use(SessionContext)?.user.id ?? null;
  const [chosen, setChosen] = useState<RefundStep | null>(null);
  const steps = refundSteps(task.status)
    .filter((step) => can(REFUND_STEPS[step].action.name))
    .map((step) => ({ step, refusal: stepRefusal(task, step, userId, new Date())?.message }));
  const refusals = [...new Set(steps.flatMap(({ refusal }) => refusal ?? []))];
  return (
    <Panel title={t('payments.progress')}>
      <RefundPath task={task} />
      {steps.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {steps.map(({ step, refusal }, at) => (
            <ActionButton
              key={step}
              variant={at === 0 ? 'contained' : 'outlined'}
              disabled={refusal !== undefined}
              onClick={() => setChosen(step)}
            >
              {t(REFUND_STEPS[step].label)}
            </ActionButton>
          ))}
        </Box>
      )}
      {refusals.map((refusal) => (
        <Box key={refusal} sx={{ mt: 1 }}>
          <HelperText>{word(refusal)}</HelperText>
        </Box>
      ))}
      {chosen && <RefundStepDrawer task={task} step={chosen} onClose={() => setChosen(null)} />}
    </Panel>
  );
}
