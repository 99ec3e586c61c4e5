import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { DATE_ORDERS, type DateOrder } from '../../../contract/statuses';
import { importRows } from '../../../resources/imports/importRows';
import { COLUMNS_OF, type ImportMapping, importColumns } from '../../../resources/language/importColumns';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { useActionMutation } from '../actions/useActionMutation';
import type { Import, ImportRow } from './Import';

/** How many lines are searched for an example of a column. */
const EXAMPLES = 5;

/** Assigns the file's columns to fields; then all lines are checked. */
export function ColumnStep({ data: { id, kind, status, headings, ...data } }: { data: Import }) {
  const { t, word, wordsOf, formatNumber } = useWording();
  const [mapping, setMapping] = useState<ImportMapping>(data.mapping);
  const [order, setOrder] = useState<DateOrder | null>(data.dateOrder);
  const { perform: check, isPending } = useActionMutation(
    async (_: undefined, act) => {
      await act('mapImport', { params: { id }, body: { mapping, dateOrder: order } });
      return act('checkImport', { params: { id } });
    },
    {
      done: ({ import: checked }) =>
        t('imports.checked', {
          ready: formatNumber(checked.readyLines),
          faulty: formatNumber(checked.faultyLines),
        }),
    },
  );
  const { data: rows } = useGetList<ImportRow>(importRows.name, {
    filter: { importId: id },
    pagination: { page: 1, perPage: EXAMPLES },
    sort: { field: 'line', order: 'ASC' },
  });
  const exampleOf = (heading: string | null | undefined) => {
    const at = heading ? headings.indexOf(heading) : -1;
    const cell = rows?.map(({ cells }) => cells[at]?.trim()).find(Boolean);
    return cell ? t('imports.example', { cell: cell.slice(0, 40) }) : ' ';
  };
  return (
    <Panel title={t('imports.stepColumns')}>
      <HelperText sx={{ mb: 2 }}>{t('imports.columnsHint')}</HelperText>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' }}>
        {COLUMNS_OF[kind].map((column) => (
          <TextField
            key={column}
            select
            label={word(importColumns[column].label ?? column)}
            value={mapping[column] ?? ''}
            helperText={exampleOf(mapping[column])}
            slotProps={{
              select: { displayEmpty: true },
              inputLabel: { shrink: true },
              formHelperText: { sx: { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis', mx: 0 } },
            }}
            onChange={({ target }) => setMapping({ ...mapping, [column]: target.value || null })}
          >
            <MenuItem value="">
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {t('imports.notInFile')}
              </Box>
            </MenuItem>
            {headings.map((heading) => (
              <MenuItem key={heading} value={heading}>
                {heading}
              </MenuItem>
            ))}
          </TextField>
        ))}
        {mapping.endDate && (
          <TextField
            select
            label={t('imports.dateOrder')}
            value={order ?? ''}
            helperText={t('imports.dateOrderHint')}
            slotProps={{
              select: { displayEmpty: true },
              inputLabel: { shrink: true },
              formHelperText: { sx: { mx: 0 } },
            }}
            onChange={({ target }) => setOrder((target.value || null) as DateOrder | null)}
          >
            <MenuItem value="">{t('imports.byTheFile')}</MenuItem>
            {DATE_ORDERS.map((each) => (
              <MenuItem key={each} value={each}>
                {wordsOf(each)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Box>
      <ActionButton
        variant={status === 'CHECKED' ? 'outlined' : 'contained'}
        icon="list-checks"
        sx={{ mt: 2 }}
        loading={isPending}
        onClick={() => check()}
      >
        {status === 'CHECKED' ? t('imports.checkAgain') : t('imports.check')}
      </ActionButton>
    </Panel>
  );
}
