import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { PlainKey } from '../../i18n/messages';
import { useWording } from '../../i18n/useWording';
import { MOST_BUCKETS, PERIODS } from './period';
import type { PeriodChoice, usePeriod } from './usePeriod';

const CHOICES: readonly (readonly [string, PlainKey])[] = [
  ...Object.entries(PERIODS).map(([name, { label }]) => [name, label] as const),
  ['own', 'dashboard.custom'],
];

/** Which days' payments are told; one's own are typed, with what is wrong with them beside them. */
export function PeriodChooser({ chosen, days, fault, choose, setDays }: ReturnType<typeof usePeriod>) {
  const { t } = useWording();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('dashboard.period')}
        value={chosen}
        onChange={(_, choice: PeriodChoice | null) => choice && choose(choice)}
      >
        {CHOICES.map(([name, label]) => (
          <ToggleButton
            key={name}
            value={name}
            sx={{ px: { xs: 0.75, sm: 1.25 }, py: 0.25, typography: { xs: 'caption', sm: 'button' } }}
          >
            {t(label)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {chosen === 'own' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <TextField
            type="date"
            sx={{ width: 170 }}
            label={t('dashboard.firstDay')}
            value={days.from}
            onChange={(event) => setDays({ ...days, from: event.target.value })}
          />
          <TextField
            type="date"
            sx={{ width: 170 }}
            label={t('dashboard.lastDay')}
            value={days.to}
            error={fault !== undefined}
            helperText={fault && t(fault, { years: MOST_BUCKETS })}
            onChange={(event) => setDays({ ...days, to: event.target.value })}
          />
        </Box>
      )}
    </Box>
  );
}
