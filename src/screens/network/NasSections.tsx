import type { RecordOf } from '../../../resources/language/defineResource';
import type { networkAccessServers } from '../../../resources/network/networkAccessServers';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';
import { FactList } from '../../ui/texts/FactList';
import { RouterCommands } from './RouterCommands';
import { useNasHealth } from './useNasHealth';

/** What a NAS last reported, and the commands to enter on it. */
export function NasSections({ record }: DetailsPartProps) {
  const { t, formatDateTime, formatNumber } = useWording();
  const nas = record as RecordOf<typeof networkAccessServers>;
  const health = useNasHealth(nas.id);
  if (!health) return null;
  const { liveSessions, lastReportAt, silentSince } = health;
  return (
    <>
      <Panel title={t('network.health')}>
        <FactList
          facts={[
            [t('network.liveSessions'), formatNumber(liveSessions)],
            [t('network.lastReport'), lastReportAt ? formatDateTime(lastReportAt) : t('network.neverReported')],
            [t('network.silentSince'), silentSince && formatDateTime(silentSince)],
          ]}
        />
      </Panel>
      <Panel title={t('network.commands')}>
        <RouterCommands nas={nas} health={health} secret={null} />
      </Panel>
    </>
  );
}
