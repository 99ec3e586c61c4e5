import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { LineNote } from '../../../contract/imports/imports';
import { importRows } from '../../../resources/imports/importRows';
import { type ImportColumn, importColumns } from '../../../resources/language/importColumns';
import { ReferenceLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { Failure } from '../../ui/frames/Failure';
import { Pagination } from '../../ui/frames/Pagination';
import type { ImportRow } from './Import';

const SIZE = 20;

/** Lines of an import: their number in the file, their problems by column, and their records. */
export function LineList({ importId, filter }: { importId: string; filter: Readonly<Record<string, string>> }) {
  const { t } = useWording();
  const [page, setPage] = useState(1);
  const { data, total, error, refetch } = useGetList<ImportRow>(importRows.name, {
    filter: { importId, ...filter },
    pagination: { page, perPage: SIZE },
    sort: { field: 'line', order: 'ASC' },
  });
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={160} />;
  return (
    <Box>
      <Box component="ul" aria-label={t('imports.lines')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((row) => (
          <Line key={row.id} row={row} />
        ))}
      </Box>
      <Pagination page={page} size={SIZE} total={total} onPage={setPage} />
    </Box>
  );
}

function Line({ row: { line, cells, notes, resource, recordId } }: { row: ImportRow }) {
  const { t } = useWording();
  const text = cells.filter((cell) => cell.trim() !== '').join(' · ');
  return (
    <Box component="li" sx={lineLook}>
      <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {t('imports.line', { line })}
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5 }}>
        {notes?.map((note) => (
          <Note key={`${note.field} ${note.why}`} note={note} />
        ))}
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere', typography: 'caption' }}>{text}</Box>
      </Box>
      {resource && recordId && (
        <Box sx={{ gridColumn: { xs: '2', md: 'auto' } }}>
          <ReferenceLink to={resource} id={recordId} />
        </Box>
      )}
    </Box>
  );
}

function Note({ note: { field, why, warning } }: { note: LineNote }) {
  const { word } = useWording();
  const label = field && word(importColumns[field as ImportColumn].label ?? field);
  return (
    <Box sx={{ color: warning ? 'text.primary' : 'error.main', overflowWrap: 'anywhere' }}>
      {label && (
        <Box component="span" sx={{ fontWeight: 600 }}>
          {`${label}: `}
        </Box>
      )}
      {word(why)}
    </Box>
  );
}

const lineLook = {
  display: 'grid',
  gridTemplateColumns: { xs: '72px minmax(0, 1fr)', md: '88px minmax(0, 1fr) auto' },
  columnGap: 1.5,
  rowGap: 0.5,
  py: 1.25,
  typography: 'body2',
  borderTop: 1,
  borderColor: 'divider',
} as const;
