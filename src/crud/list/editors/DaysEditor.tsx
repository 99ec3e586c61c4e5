import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { dayOf } from '../../../i18n/formats';
import { useWording } from '../../../i18n/useWording';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import type { EditorProps } from '../FilterEditor';

const DAY = 86_400_000;

const PRESETS = [
  ['lists.today', 0],
  ['lists.sevenDays', 6],
  ['lists.thirtyDays', 29],
  ['lists.ninetyDays', 89],
] as const;

/** A range of days, both included; either end may stay open. */
export function DaysEditor({ filter: { name }, values, onChange }: EditorProps) {
  const { t } = useWording();
  const [from, to] = [`${name}From`, `${name}To`];
  const choose = (days: number) => onChange({ [from]: dayOf(Date.now() - days * DAY), [to]: dayOf(Date.now()) });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
        {PRESETS.map(([label, days]) => (
          <ActionButton key={label} sx={{ minHeight: 26, px: 1, py: 0, minWidth: 0 }} onClick={() => choose(days)}>
            {t(label)}
          </ActionButton>
        ))}
      </Box>
      {[
        [from, t('lists.fromDay')],
        [to, t('lists.toDay')],
      ].map(([parameter = '', label]) => (
        <TextField
          key={parameter}
          type="date"
          label={label}
          value={values[parameter] ?? ''}
          onChange={(event) => onChange({ [parameter]: event.target.value })}
        />
      ))}
    </Box>
  );
}
