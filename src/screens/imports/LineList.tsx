import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { Fragment, useState } from 'react';
import { useGetList } from 'react-admin';
import type { LineNote } from '../../../contract/imports/imports';
import type { BodyOf } from '../../../resources/catalogue/actions';
import { importRows } from '../../../resources/imports/importRows';
import { type ImportColumn, importColumns } from '../../../resources/language/importColumns';
import { ReferenceLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Failure } from '../../ui/frames/Failure';
import { Pagination } from '../../ui/frames/Pagination';
import { useActionMutation } from '../actions/useActionMutation';
import type { ImportRow } from './Import';

const SIZE = 20;

interface Props {
  importId: string;
  filter: Readonly<Record<string, string>>;
  /** Faulty values can be corrected. */
  editable?: boolean;
}

type Correction = NonNullable<NonNullable<BodyOf<'correctImport'>>['corrections']>[number];
/** Corrections by their line and column. */
type Drafts = ReadonlyMap<string, Correction>;
const keyOf = ({ line, field }: Pick<Correction, 'line' | 'field'>) => `${line} ${field}`;

/** Lines of an import: their number in the file, their problems by column, inputs to correct them, and their records. */
export function LineList({ importId, filter, editable = false }: Props) {
  const { t, formatNumber } = useWording();
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  const { perform: correct, isPending } = useActionMutation(
    (corrections: Correction[], act) => act('correctImport', { params: { id: importId }, body: { corrections } }),
    {
      done: ({ import: { readyLines, faultyLines } }) =>
        t('imports.checked', { ready: formatNumber(readyLines), faulty: formatNumber(faultyLines) }),
      onSuccess: () => setDrafts(new Map()),
    },
  );
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
          <Line
            key={row.id}
            row={row}
            drafts={editable ? drafts : null}
            onDraft={(draft) => setDrafts(new Map([...drafts, [keyOf(draft), draft]]))}
          />
        ))}
      </Box>
      {drafts.size > 0 && (
        <ActionButton
          variant="contained"
          sx={{ my: 1 }}
          loading={isPending}
          onClick={() => correct([...drafts.values()])}
        >
          {t('imports.correct', { smart_count: drafts.size })}
        </ActionButton>
      )}
      <Pagination page={page} size={SIZE} total={total} onPage={setPage} />
    </Box>
  );
}

interface LineProps {
  row: ImportRow;
  /** Null if the line cannot be corrected. */
  drafts: Drafts | null;
  onDraft(draft: Correction): void;
}

function Line({ row, drafts, onDraft }: LineProps) {
  const { line, cells, notes, resource, recordId } = row;
  const { t } = useWording();
  const text = cells.filter((cell) => cell.trim() !== '').join(' · ');
  return (
    <Box component="li" sx={lineLook}>
      <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {t('imports.line', { line })}
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5 }}>
        {notes?.map((note) => (
          <Fragment key={`${note.field} ${note.why}`}>
            <Note note={note} />
            {drafts && note.field && !note.warning && (
              <CorrectionInput row={row} field={note.field as ImportColumn} drafts={drafts} onDraft={onDraft} />
            )}
          </Fragment>
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

/** An input for another value of a faulty column. */
function CorrectionInput({ row, field, drafts, onDraft }: LineProps & { field: ImportColumn; drafts: Drafts }) {
  const { t, word } = useWording();
  const label = t('imports.correctLine', { line: row.line, column: word(importColumns[field].label ?? field) });
  return (
    <TextField
      size="small"
      value={drafts.get(keyOf({ line: row.line, field }))?.value ?? row.corrections?.[field] ?? ''}
      placeholder={t('imports.correctValue')}
      slotProps={{ htmlInput: { maxLength: 120, 'aria-label': label } }}
      onChange={({ target }) => onDraft({ line: row.line, field, value: target.value })}
      sx={{ maxWidth: 280 }}
    />
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
