import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PERIODS } from './period';
import type { PeriodChoice, usePeriod } from './usePeriod';

const CHOICES = [...Object.entries(PERIODS).map(([name, { label }]) => [name, label]), ['own', 'Custom']];

/** Which days' payments are told; one's own are typed, with what is wrong with them beside them. */
export function PeriodChooser({ chosen, days, fault, choose, setDays }: ReturnType<typeof usePeriod>) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Period"
        value={chosen}
        onChange={(_, choice: PeriodChoice | null) => choice && choose(choice)}
      >
        {CHOICES.map(([name = '', label]) => (
          <ToggleButton
            key={name}
            value={name}
            sx={{ px: { xs: 0.75, sm: 1.25 }, py: 0.25, textTransform: 'none', fontSize: { xs: 12, sm: 13 } }}
          >
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {chosen === 'own' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <TextField
            type="date"
            sx={{ width: 170 }}
            label="First day"
            value={days.from}
            onChange={(event) => setDays({ ...days, from: event.target.value })}
          />
          <TextField
            type="date"
            sx={{ width: 170 }}
            label="Last day"
            value={days.to}
            error={fault !== undefined}
            helperText={fault}
            onChange={(event) => setDays({ ...days, to: event.target.value })}
          />
        </Box>
      )}
    </Box>
  );
}
