import Box from '@mui/material/Box';
import type { WorkOrder } from '../../../resources/workOrders/workOrders';
import { ReferenceLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { Panel } from '../../ui/frames/Panel';
import { FactList } from '../../ui/texts/FactList';
import { HelperText } from '../../ui/texts/HelperText';
import { lightText } from '../accounts/opticalPower';
import type { VisitDevice } from './useVisitDevice';

/** The device that was installed on a visit and its signal, and what is still needed; hidden if the visit is about no device. */
export function VisitDevicePanel({ order, visit }: { order: WorkOrder; visit: VisitDevice }) {
  const { t } = useWording();
  const { deviceId, signalDbm, signalNote, withoutDeviceReason } = order;
  const { device, actions, isNeeded } = visit;
  const isRecorded = deviceId !== null || withoutDeviceReason !== null;
  if (!isRecorded && actions.length === 0) return null;
  const shown = visit.isNext ? actions.slice(1) : actions;
  const known = device
    ? t('workOrders.deviceHere', { device: `${device.model} ${device.serialNumber}` })
    : t('workOrders.noDeviceYet');
  return (
    <Panel title={t('workOrders.device')}>
      {isRecorded && (
        <FactList
          columns={2}
          facts={[
            [t('workOrders.installedDevice'), deviceId && <ReferenceLink key="device" to="devices" id={deviceId} />],
            [t('workOrders.measuredSignal'), signalDbm === null ? null : lightText(signalDbm, t)],
            [t('workOrders.signalNote'), signalNote, true],
            [t('workOrders.withoutDeviceReason'), withoutDeviceReason, true],
          ]}
        />
      )}
      {!isRecorded && device !== undefined && <HelperText>{known}</HelperText>}
      {isNeeded && actions.length > 0 && <HelperText>{t('workOrders.deviceNeeded')}</HelperText>}
      {shown.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <ActionBar actions={shown} />
        </Box>
      )}
    </Panel>
  );
}
