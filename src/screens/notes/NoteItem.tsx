import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type FormEvent, useState } from 'react';
import { useDelete, useGetIdentity, useUpdate } from 'react-admin';
import { type Note, notes } from '../../../resources/notes/notes';
import { useWording } from '../../i18n/useWording';
import { useLabel } from '../../session/labels';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { IconButton } from '../../ui/buttons/IconButton';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { RelativeTime } from '../../ui/texts/RelativeTime';
import { MentionField } from './MentionField';
import { type Colleague, mentionedIn } from './mentions';
import { NOTE_LENGTH } from './WriteNote';

/** A note with its author and moment; the author can change and delete it. */
export function NoteItem({ note }: { note: Note }) {
  const { t } = useWording();
  const { data: caller } = useGetIdentity();
  const author = useLabel(note.authorId ?? '') ?? t('notifications.aColleague');
  const mayChange = useCan()(notes, 'update') && caller?.id === note.authorId;
  const [doing, setDoing] = useState<'edit' | 'delete' | null>(null);
  const stop = () => setDoing(null);
  return (
    <Box component="li" sx={{ typography: 'body2' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 28 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {author}
        </Box>
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', flex: 1 }}>
          <RelativeTime moment={note.dateCreated} />
          {note.dateUpdated !== note.dateCreated && ` · ${t('notes.edited')}`}
        </Box>
        {mayChange && (
          <>
            <IconButton label={t('notes.edit')} icon="pencil" size="small" onClick={() => setDoing('edit')} />
            <IconButton label={t('notes.delete')} icon="trash-2" size="small" onClick={() => setDoing('delete')} />
          </>
        )}
      </Box>
      {doing === 'edit' ? (
        <EditNote note={note} onDone={stop} />
      ) : (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.body}</Box>
      )}
      {doing === 'delete' && <DeleteNote note={note} onDone={stop} />}
    </Box>
  );
}

interface Part {
  note: Note;
  onDone(): void;
}

function EditNote({ note, onDone }: Part) {
  const { t, sentenceOf } = useWording();
  const [text, setText] = useState(note.body);
  const [mentioned, setMentioned] = useState<readonly Colleague[]>([]);
  const [update, { isPending, error }] = useUpdate();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const mentionedIds = [...new Set([...note.mentionedIds, ...mentionedIn(text, mentioned)])];
    const data = { body: text.trim(), mentionedIds };
    update(notes.name, { id: note.id, data, previousData: note }, { onSuccess: onDone });
  };
  return (
    <Box component="form" onSubmit={save} sx={{ display: 'grid', gap: 1 }}>
      <MentionField
        label={t('notes.edit')}
        value={text}
        onChange={setText}
        onMention={(colleague) => setMentioned([...mentioned, colleague])}
        maxLength={NOTE_LENGTH}
        autoFocus
      />
      {Boolean(error) && <Alert severity="error">{sentenceOf(error)}</Alert>}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <ActionButton type="submit" variant="contained" loading={isPending} disabled={text.trim() === ''}>
          {t('common.save')}
        </ActionButton>
        <ActionButton onClick={onDone}>{t('common.cancel')}</ActionButton>
      </Box>
    </Box>
  );
}

function DeleteNote({ note, onDone }: Part) {
  const { t, sentenceOf } = useWording();
  const [remove, { isPending, error }] = useDelete();
  return (
    <ConfirmDialog
      open
      title={t('notes.deleteTitle')}
      text={note.body}
      action={t('notes.delete')}
      busy={isPending}
      failure={error ? sentenceOf(error) : ''}
      onConfirm={() => remove(notes.name, { id: note.id, previousData: note }, { onSuccess: onDone })}
      onCancel={onDone}
    />
  );
}
