import Box from '@mui/material/Box';
import { toIsoDay } from '../../../i18n/formats';
import { useWording } from '../../../i18n/useWording';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { DayField } from '../../../ui/inputs/DayField';
import { isDay } from '../../../ui/inputs/dayFrom';
import type { EditorProps } from '../filters';

const DAY = 86_400_000;

/** Presets by their first and last day relative to today: those for past dates, and those for planned dates. */
const PRESETS = [
  ['lists.today', 0, 0],
  ['lists.sevenDays', -6, 0],
  ['lists.thirtyDays', -29, 0],
  ['lists.ninetyDays', -89, 0],
] as const;
const PLANNED_PRESETS = [
  ['lists.today', 0, 0],
  ['lists.tomorrow', 1, 1],
  ['lists.nextSevenDays', 0, 6],
] as const;

/** A filter by a range of days, both inclusive; either end may be open. */
export function DaysEditor({ filter: { name, field }, values, onChange }: EditorProps) {
  const { t } = useWording();
  const [from, to] = [`${name}From`, `${name}To`];
  const presets = field.days ? PLANNED_PRESETS : PRESETS;
  const choose = (first: number, last: number) =>
    onChange({ [from]: toIsoDay(Date.now() + first * DAY), [to]: toIsoDay(Date.now() + last * DAY) });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
        {presets.map(([label, first, last]) => (
          <ActionButton
            key={label}
            sx={{ minHeight: 26, px: 1, py: 0, minWidth: 0 }}
            onClick={() => choose(first, last)}
          >
            {t(label)}
          </ActionButton>
        ))}
      </Box>
      {[
        [from, t('lists.fromDay')],
        [to, t('lists.toDay')],
      ].map(([parameter = '', label]) => (
        <DayField
          key={parameter}
          label={label}
          value={values[parameter] ?? ''}
          onDay={(day) => (day === '' || isDay(day)) && onChange({ [parameter]: day })}
        />
      ))}
    </Box>
  );
}
