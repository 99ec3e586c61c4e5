import { Link } from 'react-router-dom';
import type { Answers } from '../../../resources/catalogue/actions';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Panel } from '../../ui/frames/Panel';
import { FactList } from '../../ui/texts/FactList';

/** The open differences between money and network at the last comparison. Omitted for days before the network was read. */
export function NetworkTotal({ dayClose }: { dayClose: NonNullable<Answers['readDayClose']['dayClose']> }) {
  const { t, formatMoney } = useWording();
  const { networkDifferences: count, networkPerDay } = dayClose;
  if (count === null) return null;
  return (
    <Panel
      title={t('network.moneyAgainstNetwork')}
      action={
        <ActionButton size="small" component={Link} to="/network-differences">
          {t('close.open')}
        </ActionButton>
      }
    >
      <FactList
        facts={[
          [
            t('network.openDifferences', { smart_count: count }),
            t('network.perDay', { amount: formatMoney(networkPerDay ?? 0) }),
          ],
        ]}
      />
    </Panel>
  );
}
