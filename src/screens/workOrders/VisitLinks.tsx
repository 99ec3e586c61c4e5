import Box from '@mui/material/Box';
import { formatPhone } from '../../../contract/phone';
import { directionsTo } from '../../../contract/workOrders/visit';
import type { WorkOrder } from '../../../resources/workOrders/workOrders';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';

/** The two links that a technician needs on the way: the customer's phone number, and directions. */
export function VisitLinks({ order: { phoneNumber, place } }: { order: WorkOrder }) {
  const { t } = useWording();
  const directions = directionsTo(place);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {phoneNumber && (
        <ActionButton component="a" href={`tel:${phoneNumber}`} icon="phone">
          {formatPhone(phoneNumber)}
        </ActionButton>
      )}
      {directions && (
        <ActionButton
          component="a"
          href={directions}
          target="_blank"
          rel="noreferrer"
          icon="navigation"
          data-screen-only
        >
          {t('workOrders.directions')}
        </ActionButton>
      )}
    </Box>
  );
}
