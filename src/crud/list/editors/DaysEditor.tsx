import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { dayOf } from '../../format';
import type { EditorProps } from '../FilterEditor';

const DAY = 86_400_000;

const PRESETS = [
  ['Today', 0],
  ['7 days', 6],
  ['30 days', 29],
  ['90 days', 89],
] as const;

/** A range of days, both included; either end may stay open. */
export function DaysEditor({ filter: { name }, values, onChange }: EditorProps) {
  const [from, to] = [`${name}From`, `${name}To`];
  const choose = (days: number) => onChange({ [from]: dayOf(Date.now() - days * DAY), [to]: dayOf(Date.now()) });
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
        {PRESETS.map(([label, days]) => (
          <Button
            key={label}
            variant="outlined"
            sx={{ minHeight: 26, px: 1, py: 0, minWidth: 0 }}
            onClick={() => choose(days)}
          >
            {label}
          </Button>
        ))}
      </Box>
      {[
        [from, 'From'],
        [to, 'To'],
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
