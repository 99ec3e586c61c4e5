import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visitStateOf } from '../../../contract/workOrders/visit';
import type { WorkOrder } from '../../../resources/workOrders/workOrders';
import { RecordLink, ReferenceLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { HelperText } from '../../ui/texts/HelperText';
import { slotWords } from '../../ui/texts/slotWords';
import { useVisitSteps } from './useVisitSteps';
import { VisitLinks } from './VisitLinks';
import { VisitStateChips } from './VisitStateChips';

/** A visit in the list of a day: its time, customer, place, and next step. */
export function VisitRow({ order }: { order: WorkOrder }) {
  const wording = useWording();
  const { wordsOf } = wording;
  const { id, reference, type, accountId, slot, place, notes } = order;
  const { actions, dialog } = useVisitSteps(order);
  // Once the visit has started, its own page has the checklist and the final steps.
  const isAhead = ['PLANNED', 'ON_THE_WAY'].includes(visitStateOf(order));
  const here = isAhead ? actions.slice(0, 1) : [];
  return (
    <Box component="li" sx={{ p: 2, display: 'grid', gap: 1, breakInside: 'avoid' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="h3" sx={{ flex: '1 1 auto', fontWeight: 600 }}>
          {slotWords(slot, wording)}
        </Typography>
        <VisitStateChips order={order} />
      </Box>
      <Box sx={{ typography: 'body1' }}>
        <RecordLink details="/work-order-details" id={id} text={`${wordsOf(type)} · ${reference}`} />
      </Box>
      <Box sx={{ typography: 'body2' }}>
        <ReferenceLink to="accounts" id={accountId} />
        {place.address && <Box>{place.address}</Box>}
      </Box>
      {notes && <HelperText>{notes}</HelperText>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {here.length > 0 && <ActionBar actions={here} primary />}
        <VisitLinks order={order} />
      </Box>
      {dialog}
    </Box>
  );
}
