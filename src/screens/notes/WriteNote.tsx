import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type FormEvent, useState } from 'react';
import { useCreate } from 'react-admin';
import { notes } from '../../../resources/notes/notes';
import type { RelatedPanelProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { MentionField } from './MentionField';
import { type Colleague, mentionedIn } from './mentions';

export const NOTE_LENGTH = notes.fields.body.maxLength ?? Number.POSITIVE_INFINITY;

/** A box for a new note. */
export function WriteNote({ target, id }: RelatedPanelProps) {
  const { t, sentenceOf } = useWording();
  const [text, setText] = useState('');
  const [mentioned, setMentioned] = useState<readonly Colleague[]>([]);
  const [create, { isPending, error }] = useCreate();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const data = { [target]: id, body: text.trim(), mentionedIds: mentionedIn(text, mentioned) };
    create(notes.name, { data }, { onSuccess: () => setText('') });
  };
  return (
    <Box component="form" onSubmit={send} sx={{ display: 'grid', gap: 1 }}>
      <MentionField
        label={t('notes.newNote')}
        value={text}
        onChange={setText}
        onMention={(colleague) => setMentioned([...mentioned, colleague])}
        maxLength={NOTE_LENGTH}
      />
      {Boolean(error) && <Alert severity="error">{sentenceOf(error)}</Alert>}
      {text.trim() !== '' && (
        <Box>
          <ActionButton type="submit" variant="contained" loading={isPending}>
            {t('notes.add')}
          </ActionButton>
        </Box>
      )}
    </Box>
  );
}
