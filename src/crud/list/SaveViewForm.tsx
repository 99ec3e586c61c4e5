import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { listViews } from '../../../resources/listViews/listViews';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Toggle } from '../../ui/inputs/Toggle';
import { sharedFrom } from './sharedView';
import { useShareView, useTeamViews } from './useTeamViews';
import type { View } from './views';

/** The maximum length of the name of a personal view, in characters. */
const LONGEST = 40;
/** The value of the choice of everybody who may see the list. */
const EVERYBODY = '';

interface Props {
  list: string;
  /** The view that is shown now. */
  shown: View;
  onSave(name: string): void;
  onShared(name: string): void;
}

/** Saves the current view under a name, for oneself or, with the permission, for the team. */
export function SaveViewForm({ list, shown, onSave, onShared }: Props) {
  const { t } = useWording();
  const mayShare = useCan()('createListView');
  const [name, setName] = useState('');
  const [forTeam, setForTeam] = useState(false);
  const [roleId, setRoleId] = useState(EVERYBODY);
  const { roles } = useTeamViews(list);
  const { run, isPending, failure } = useShareView();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim();
    if (!given) return;
    if (!forTeam) onSave(given);
    else if (await run({ list, name: given, ...sharedFrom(shown), roleId: roleId || null })) onShared(given);
  };
  return (
    <Box component="form" onSubmit={save} sx={{ display: 'grid', gap: 1 }}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <TextField
          label={t('lists.saveViewAs')}
          value={name}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: forTeam ? listViews.fields.name.maxLength : LONGEST } }}
        />
        <ActionButton
          type="submit"
          variant="contained"
          loading={isPending}
          disabled={!name.trim()}
          sx={{ minHeight: 38 }}
        >
          {t('common.save')}
        </ActionButton>
      </Box>
      {mayShare && <Toggle label={t('lists.shareWithTeam')} checked={forTeam} onChange={setForTeam} />}
      {forTeam && (
        <TextField
          select
          label={t('lists.shareWith')}
          value={roleId}
          onChange={(event) => setRoleId(event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value={EVERYBODY}>{t('lists.everybody')}</MenuItem>
          {roles.map((role) => (
            <MenuItem key={role.id} value={role.id}>
              {role.name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}
