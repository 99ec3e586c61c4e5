import { intervalToDuration } from 'date-fns';
import type { ReactNode } from 'react';
import type { OnuDetails } from '../../../resources/devices/actions';
import { useWording } from '../../i18n/useWording';
import type { Wording } from '../../i18n/wording';
import { FactList } from '../../ui/texts/FactList';
import { lightText } from './opticalPower';

/** The settings and the state of an ONU as of its last report. */
export function OnuFacts({ onu }: { onu: OnuDetails }) {
  const wording = useWording();
  return <FactList columns={2} facts={factsOf(onu, wording).map(([name, value]) => [name, value ?? '–'])} />;
}

function factsOf(onu: OnuDetails, wording: Wording): [label: string, value: ReactNode][] {
  const { t, formatNumber, formatDateTime } = wording;
  const { online, opticalPowerDbm, uptimeSeconds, lastInformAt, connectedDevices, serviceEnabled } = onu;
  return [
    [t('accounts.state'), online ? t('accounts.online') : t('accounts.offline')],
    [
      t('accounts.service'),
      serviceEnabled === null ? null : serviceEnabled ? t('accounts.on') : t('accounts.switchedOff'),
    ],
    [t('accounts.wiFiName'), onu.ssid],
    [t('accounts.connectedDevices'), connectedDevices === null ? null : formatNumber(connectedDevices)],
    [t('accounts.opticalSignal'), opticalPowerDbm === null ? null : lightText(opticalPowerDbm, t)],
    [t('accounts.runningFor'), uptimeSeconds === null ? null : uptimeText(uptimeSeconds, wording)],
    [t('accounts.ipAddress'), onu.ipAddress],
    [t('accounts.lastSeenAt'), lastInformAt && formatDateTime(lastInformAt)],
    [t('accounts.serialNumber'), onu.serialNumber],
    [t('accounts.software'), onu.softwareVersion],
  ];
}

/** Formats a duration in its two largest units: "3 days 4 hours". */
function uptimeText(seconds: number, { t, formatUnit }: Wording): string {
  const duration = intervalToDuration({ start: 0, end: seconds * 1_000 });
  const units = (['year', 'month', 'day', 'hour', 'minute'] as const).flatMap((unit) => {
    const count = duration[`${unit}s`];
    return count ? [formatUnit(count, unit)] : [];
  });
  return units.slice(0, 2).join(' ') || t('accounts.lessThanAMinute');
}
