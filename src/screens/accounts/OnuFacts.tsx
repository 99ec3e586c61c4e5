import Box from '@mui/material/Box';
import { formatDuration, intervalToDuration } from 'date-fns';
import type { ReactNode } from 'react';
import type { OnuDetails } from '../../../resources/actions/devices';
import { formatDateTime, formatNumber } from '../../crud/format';
import { lightText } from './opticalPower';

/** How an ONU is set and how it does, as of its last report. */
export function OnuFacts({ onu }: { onu: OnuDetails }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
      {factsOf(onu).map(([label, value]) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Box component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: 13, overflowWrap: 'anywhere' }}>
            {value ?? '–'}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function factsOf(onu: OnuDetails): [label: string, value: ReactNode][] {
  const { online, opticalPowerDbm, uptimeSeconds, lastInformAt, connectedDevices, serviceEnabled } = onu;
  return [
    ['State', online ? 'Online' : 'Offline'],
    ['Service', serviceEnabled === null ? null : serviceEnabled ? 'On' : 'Switched off'],
    ['Wi-Fi name', onu.ssid],
    ['Connected devices', connectedDevices === null ? null : formatNumber(connectedDevices)],
    ['Optical signal', opticalPowerDbm === null ? null : lightText(opticalPowerDbm)],
    ['Running for', uptimeSeconds === null ? null : uptimeText(uptimeSeconds)],
    ['IP address', onu.ipAddress],
    ['Last heard', lastInformAt && formatDateTime(lastInformAt)],
    ['Serial number', onu.serialNumber],
    ['Software', onu.softwareVersion],
  ];
}

/** The two largest units: "3 days 4 hours". */
function uptimeText(seconds: number): string {
  const duration = intervalToDuration({ start: 0, end: seconds * 1_000 });
  const units = (['years', 'months', 'days', 'hours', 'minutes'] as const).filter((unit) => duration[unit]);
  return formatDuration(duration, { format: units.slice(0, 2) }) || 'less than a minute';
}
