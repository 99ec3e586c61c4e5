import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useSearchParams } from 'react-router-dom';
import type { VisitAssignee } from '../../../resources/workOrders/actions';
import { dayAfter } from '../../i18n/formats';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { IconButton } from '../../ui/buttons/IconButton';
import { DayField } from '../../ui/inputs/DayField';
import { isDay } from '../../ui/inputs/dayFrom';

interface Props {
  day: string;
  today: string;
  assigneeId: string;
  /** The people whose days the user may see; empty if only their own. */
  people: readonly VisitAssignee[];
}

/** Chooses the day and the person of the list, and prints it. */
export function DayChooser({ day, today, assigneeId, people }: Props) {
  const { t } = useWording();
  const [search, setSearch] = useSearchParams();
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    setSearch(next, { replace: true });
  };
  const isListed = people.some(({ id }) => id === assigneeId);
  return (
    <Box data-screen-only sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5, width: { xs: 1, sm: 250 } }}>
        <IconButton
          label={t('workOrders.previousDay')}
          icon="chevron-left"
          onClick={() => choose('day', dayAfter(day, -1))}
        />
        <DayField
          key={day}
          label={t('workOrders.day')}
          value={day}
          onDay={(next) => isDay(next) && choose('day', next)}
        />
        <IconButton
          label={t('workOrders.nextDay')}
          icon="chevron-right"
          onClick={() => choose('day', dayAfter(day, 1))}
        />
      </Box>
      {day !== today && <ActionButton onClick={() => choose('day', today)}>{t('lists.today')}</ActionButton>}
      {people.length > 0 && (
        <TextField
          select
          label={t('workOrders.assignee')}
          value={isListed ? assigneeId : ''}
          onChange={(event) => choose('assigneeId', event.target.value)}
          sx={{ flex: { xs: '1 1 0', sm: '0 0 220px' } }}
        >
          {people.map(({ id, fullName }) => (
            <MenuItem key={id} value={id}>
              {fullName}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ flex: { xs: people.length > 0 ? 'none' : 1, sm: 1 } }} />
      <ActionButton icon="printer" onClick={() => window.print()}>
        {t('workOrders.print')}
      </ActionButton>
    </Box>
  );
}
