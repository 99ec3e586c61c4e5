import { use, useState } from 'react';
import { type PayoutStep, payoutStepRefusal, payoutSteps } from '../../../contract/agents/payout';
import type { CommissionPayout } from '../../../resources/agents/commissionPayouts';
import { payoutActions } from '../../../resources/agents/payoutActions';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { SessionContext } from '../../session/access';
import { useCan } from '../../session/useCan';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { StepButtons } from '../actions/StepButtons';
import { useToday } from '../dashboard/useToday';
import { PayoutPath } from './PayoutPath';

/** The status of a payout, and the steps that the signed-in user may take; or the reason why the next step needs someone else. */
export function PayoutSteps({ record }: DetailsPartProps) {
  const { t } = useWording();
  const payout = record as CommissionPayout;
  const can = useCan();
  const userId = use(SessionContext)?.user.id ?? null;
  const [chosen, setChosen] = useState<PayoutStep | null>(null);
  const steps = payoutSteps(payout.status)
    .filter((step) => can(payoutActions[`${step}Payout`].name))
    .map((step) => ({
      step,
      label: t(`agents.payout_${step}`),
      refusal: payoutStepRefusal(payout, step, userId)?.message,
    }));
  return (
    <Panel title={t('payments.progress')}>
      <PayoutPath payout={payout} />
      <StepButtons steps={steps} onChoose={(step) => setChosen(step)} />
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
