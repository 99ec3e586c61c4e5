import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';

/** The maximum length of a view's name, in characters. */
const LONGEST = 40;

/** Saves the current view under a name. */
export function SaveViewForm({ onSave }: { onSave(name: string): void }) {
  const { t } = useWording();
  const [name, setName] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onSave(name.trim());
  };
  return (
    <Box component="form" onSubmit={save} sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
      <TextField
        label={t('lists.saveViewAs')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
      />
      <ActionButton type="submit" variant="contained" disabled={!name.trim()} sx={{ minHeight: 38 }}>
        {t('common.save')}
      </ActionButton>
    </Box>
  );
}
