import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../buttons/ActionButton';

/** Lists longer than this get a search box. */
const LONG = 12;

interface Props {
  source: string;
  label: string;
  choices: readonly { id: string; name: string }[];
}

/** Checkboxes for choosing several options of a closed list. */
export function CheckboxGroupInput({ source, label, choices }: Props) {
  const { t } = useWording();
  const { field, fieldState } = useInput<string[]>({ source, format: (value) => value ?? [], parse: (value) => value });
  const [words, setWords] = useState('');
  const labelId = useId();
  const chosen = new Set<string>(field.value);
  const shown = choices.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
  const set = (ids: string[], on: boolean) =>
    field.onChange(choices.map(({ id }) => id).filter((id) => (ids.includes(id) ? on : chosen.has(id))));
  const setShown = (on: boolean) => {
    const ids = shown.map(({ id }) => id);
    set(ids, on);
  };
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ width: '100%', mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 0.5 }}>
        <Typography id={labelId} variant="h3" sx={{ flex: 1, fontWeight: 500 }}>
          {t('forms.chosenOf', { label, chosen: chosen.size, all: choices.length })}
        </Typography>
        <ActionButton variant="text" onClick={() => setShown(true)}>
          {t('forms.all')}
        </ActionButton>
        <ActionButton variant="text" onClick={() => setShown(false)}>
          {t('common.none')}
        </ActionButton>
      </Box>
      {choices.length > LONG && (
        <TextField
          type="search"
          placeholder={t('forms.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          slotProps={{ htmlInput: { 'aria-label': t('forms.searchIn', { label: label.toLowerCase() }) } }}
          sx={{ mb: 1 }}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          px: 1.25,
          py: 0.5,
          maxHeight: 320,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {shown.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            label={name}
            slotProps={{ typography: { variant: 'body2' } }}
            control={
              <Checkbox size="small" checked={chosen.has(id)} onChange={(_, on) => set([id], on)} sx={{ py: 0.5 }} />
            }
          />
        ))}
      </Box>
      {fieldState.error?.message && (
        <FormHelperText error>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
    </Box>
  );
}
