import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { PlainKey } from '../../i18n/messages';
import { useWording } from '../../i18n/useWording';
import { DayField } from '../../ui/inputs/DayField';
import { isDay } from '../../ui/inputs/dayFrom';
import { DASHBOARD_PERIODS, PERIODS, type PeriodName } from './period';
import type { PeriodChoice, usePeriod } from './usePeriod';

interface Props extends ReturnType<typeof usePeriod> {
  /** The periods on offer, in addition to custom days. */
  names?: readonly PeriodName[];
}

/** Chooses the days to show; custom days are typed, with any error next to them. */
export function PeriodChooser({ names = DASHBOARD_PERIODS, chosen, days, fault, years, choose, setDays }: Props) {
  const { t } = useWording();
  const choices: readonly (readonly [PeriodChoice, PlainKey])[] = [
    ...names.map((name) => [name, PERIODS[name].label] as const),
    ['own', 'dashboard.custom'],
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('dashboard.period')}
        value={chosen}
        onChange={(_, choice: PeriodChoice | null) => choice && choose(choice)}
      >
        {choices.map(([name, label]) => (
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
          <DayField
            sx={{ width: 170 }}
            label={t('dashboard.firstDay')}
            value={days.from}
            onDay={(from) => (from === '' || isDay(from)) && setDays({ ...days, from })}
          />
          <DayField
            sx={{ width: 170 }}
            label={t('dashboard.lastDay')}
            value={days.to}
            error={fault !== undefined}
            helperText={fault && t(fault, { years })}
            onDay={(to) => (to === '' || isDay(to)) && setDays({ ...days, to })}
          />
        </Box>
      )}
    </Box>
  );
}
