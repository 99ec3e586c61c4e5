import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '../../../contract/constants';
import { tickets } from '../../../resources/tickets/tickets';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { HelperText } from '../../ui/texts/HelperText';
import { useCaller } from './useTicket';

/** How many colleagues are offered; others are found by name. */
const MOST = 8;

/** Chooses a colleague who may see tickets; the user comes first. */
export function AssigneePicker({ onChoose }: { onChoose(userId: string, name: string): void }) {
  const { t } = useWording();
  const { userId } = useCaller();
  const [text, setText] = useState('');
  const searchTerm = useDeferredValue(text);
  const { data, isPending } = useAnswer(tickets.name, 'listTaskAssignees', { query: { searchTerm } });
  const others = (data?.assignees ?? []).filter(({ id }) => id !== userId).slice(0, MOST);
  const choice = (id: string, name: string, label = name) => (
    <ListItemButton key={id} onClick={() => onChoose(id, name)} sx={{ borderRadius: 1, typography: 'body2' }}>
      {label}
    </ListItemButton>
  );
  return (
    <>
      <TextField
        autoFocus
        type="search"
        placeholder={t('lists.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_SEARCH_LENGTH, 'aria-label': t('tickets.findColleague') } }}
      />
      <List dense sx={{ pb: 0 }}>
        {!text && choice(userId, t('common.me'), t('tickets.assignToMe'))}
        {others.map(({ id, fullName }) => choice(id, fullName))}
        {!isPending && others.length === 0 && text && <HelperText sx={{ p: 1 }}>{t('lists.noneFound')}</HelperText>}
      </List>
    </>
  );
}
