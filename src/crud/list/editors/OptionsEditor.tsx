import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useWording } from '../../../i18n/useWording';
import type { EditorProps } from '../FilterEditor';

/** Several of a closed list. */
export function OptionsEditor({ filter: { name, label, field }, values, onChange }: EditorProps) {
  const { wordsOf, word } = useWording();
  const chosen = (values[name] ?? '').split(',').filter(Boolean);
  const toggle = (option: string) => {
    const next = chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option];
    onChange({ [name]: next.join(',') });
  };
  return (
    <FormGroup role="group" aria-label={word(label)} sx={{ maxHeight: 280, overflow: 'auto', flexWrap: 'nowrap' }}>
      {field.options?.map((option) => (
        <FormControlLabel
          key={option}
          label={wordsOf(option)}
          slotProps={{ typography: { variant: 'body2' } }}
          control={
            <Checkbox size="small" checked={chosen.includes(option)} onChange={() => toggle(option)} sx={{ py: 0.5 }} />
          }
        />
      ))}
    </FormGroup>
  );
}
