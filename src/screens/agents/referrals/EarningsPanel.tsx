import { referrals } from '../../../../resources/agents/referrals';
import { useWording } from '../../../i18n/useWording';
import { useAnswer } from '../../../session/calls';
import { Panel } from '../../../ui/frames/Panel';
import { FactList } from '../../../ui/texts/FactList';
import { HelperText } from '../../../ui/texts/HelperText';

/** The referrals of one of the user's agencies, and its commission. */
export function EarningsPanel({ agencyId, name }: { agencyId: string; name: string }) {
  const { t, formatMoney, formatNumber } = useWording();
  const { data } = useAnswer(referrals.name, 'getMyEarnings', {});
  const earned = data?.earnings.find((each) => each.agencyId === agencyId);
  if (!earned) return null;
  const { open, converted, rejected, sales, commission, commissionPercent } = earned;
  return (
    <Panel title={t('agents.earningsOf', { name })}>
      <FactList
        facts={[
          [t('agents.open'), formatNumber(open)],
          [t('agents.converted'), formatNumber(converted)],
          [t('agents.rejected'), formatNumber(rejected)],
          [t('agents.sales'), formatMoney(sales)],
          [t('agents.rate'), commissionPercent === null ? t('agents.noCommission') : `${commissionPercent}%`],
          [t('agents.commission'), formatMoney(commission)],
        ]}
      />
      <HelperText>{t('agents.commissionText')}</HelperText>
    </Panel>
  );
}
