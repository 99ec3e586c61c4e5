import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useWording } from '../../../i18n/useWording';
import type { EditorProps } from '../filters';

export function YesNoEditor({ filter: { name, label }, values, onChange }: EditorProps) {
  const { t, word } = useWording();
  return (
    <RadioGroup
      aria-label={word(label)}
      value={values[name] ?? ''}
      onChange={(_, value) => onChange({ [name]: value })}
    >
      {(['true', 'false'] as const).map((value) => (
        <FormControlLabel
          key={value}
          value={value}
          label={value === 'true' ? t('common.yes') : t('common.no')}
          slotProps={{ typography: { variant: 'body2' } }}
          control={<Radio size="small" sx={{ py: 0.5 }} />}
        />
      ))}
    </RadioGroup>
  );
}
