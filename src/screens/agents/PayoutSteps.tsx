import Box from '@mui/material/Box';
import { use, useState } from 'react';
import { type PayoutStep, payoutStepRefusal, payoutSteps } from '../../../contract/agents/payout';
import type { CommissionPayout } from '../../../resources/agents/commissionPayouts';
import { payoutActions } from '../../../resources/agents/payoutActions';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { SessionContext } from '../../session/access';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { useToday } from '../dashboard/useToday';
import { PayoutPath } from './PayoutPath';

/** The status of a payout, and the steps that the signed-in user may take; or the reason why the next step needs someone else. */
export function PayoutSteps({ record }: DetailsPartProps) {
  const { t, word } = useWording();
  const payout = record as CommissionPayout;
  const can = useCan();
  const userId = use(SessionContext)?.user.id ?? null;
  const [chosen, setChosen] = useState<PayoutStep | null>(null);
  const steps = payoutSteps(payout.status)
    .filter((step) => can(payoutActions[`${step}Payout`].name))
    .map((step) => ({ step, refusal: payoutStepRefusal(payout, step, userId)?.message }));
  const refusals = [...new Set(steps.flatMap(({ refusal }) => refusal ?? []))];
  return (
    <Panel title={t('payments.progress')}>
      <PayoutPath payout={payout} />
      {steps.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {steps.map(({ step, refusal }, at) => (
            <ActionButton
              key={step}
              variant={at === 0 ? 'contained' : 'outlined'}
              disabled={refusal !== undefined}
              onClick={() => setChosen(step)}
            >
              {t(`agents.payout_${step}`)}
            </ActionButton>
          ))}
        </Box>
      )}
      {refusals.map((refusal) => (
        <Box key={refusal} sx={{ mt: 1 }}>
          <HelperText>{word(refusal)}</HelperText>
        </Box>
      ))}
      {chosen && <PayoutStepDrawer payout={payout} step={chosen} onClose={() => setChosen(null)} />}
    </Panel>
  );
}

interface Chosen {
  payout: CommissionPayout;
  step: PayoutStep;
  onClose(): void;
}

function PayoutStepDrawer({ payout, step, onClose }: Chosen) {
  const { t, formatMoney } = useWording();
  const today = useToday();
  const { id, payoutNumber, amount, dateUpdated } = payout;
  const drawer = {
    title: `${t(`agents.payout_${step}`)} ${payoutNumber}`,
    submitLabel: t(`agents.payout_${step}`),
    params: { id },
    version: dateUpdated,
    done: () => t(`agents.done_${step}`, { payoutNumber }),
    onClose,
    children: (
      <HelperText>
        {formatMoney(amount)}. {t(`agents.text_${step}`)}
      </HelperText>
    ),
  };
  return step === 'pay' ? (
    <DeclaredDrawer action={payoutActions.payPayout} presets={{ paidOn: today }} {...drawer} />
  ) : (
    <DeclaredDrawer action={payoutActions[`${step}Payout`]} {...drawer} />
  );
}
