import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useGetList } from 'react-admin';
import { type Note, notes } from '../../../resources/notes/notes';
import type { RelatedPanelProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { Failure } from '../../ui/frames/Failure';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { NoteItem } from './NoteItem';
import { WriteNote } from './WriteNote';

/** How many notes are shown; a record rarely has more. */
const SHOWN = 100;

/** The notes on a record, the newest first, and a box for a new one. */
export function NotesPanel({ target, id }: RelatedPanelProps) {
  const { t, nameOf, formatNumber } = useWording();
  const can = useCan();
  const { data, total, error, refetch } = useGetList<Note>(
    notes.name,
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'dateCreated', order: 'DESC' },
      filter: { [target]: id },
    },
    { enabled: can(notes, 'list'), retry: false },
  );
  if (!can(notes, 'list')) return null;
  const title = (
    <>
      {nameOf(notes)}
      {total !== undefined && total > 0 && (
        <Box component="span" sx={{ mx: 1, fontWeight: 400, color: 'text.secondary' }}>
          {formatNumber(total)}
        </Box>
      )}
    </>
  );
  return (
    <Panel title={title}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {can(notes, 'create') && <WriteNote target={target} id={id} />}
        {error ? (
          <Failure error={error} onRetry={refetch} />
        ) : !data ? (
          <Skeleton width="60%" />
        ) : data.length === 0 ? (
          <HelperText>{t('notes.none')}</HelperText>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {data.map((note) => (
              <NoteItem key={note.id} note={note} />
            ))}
          </Box>
        )}
      </Box>
    </Panel>
  );
}
