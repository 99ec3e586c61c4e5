import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type MouseEvent, memo } from 'react';
import type { RaRecord } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { AnyResource, FlatField } from '../../../resources/language/defineResource';
import { displayValueAt } from '../../../resources/language/displayFields';
import { useWording } from '../../i18n/useWording';
import { SelectBox } from '../../ui/inputs/SelectBox';
import { CutText } from '../../ui/texts/CutText';
import { StatusChip } from '../../ui/texts/StatusChip';
import { recordAddress } from '../declarations';
import { fieldColumn, tableCell } from '../kinds/columns';
import { LateFoundIn } from '../lateParts';
import type { Slots } from '../slots';
import { DueMark } from '../values/DueMark';
import { LinksContext } from '../values/LinksContext';

interface Props {
  resource: AnyResource;
  row: RaRecord<string>;
  leaves: readonly FlatField[];
  /** The column whose value is the row's link. */
  opener: FlatField | undefined;
  /** The route of the details page, without its slash; undefined if the row opens nothing. */
  details: string | undefined;
  name: string;
  /** Components that replace a column's value. */
  cells: Slots['cells'];
  /** The column that marks the record as overdue; undefined if it is not overdue. */
  overdueBy: string | undefined;
  /** The search text; empty if there is none. */
  search: string;
  /** The route of the list. */
  list: string;
  /** Undefined if rows can't be selected. */
  selected: boolean | undefined;
  onToggle(id: string): void;
  /** The actions at the end of the row. */
  actions: Slots['rowActions'];
}

/** One record as a table row; a click anywhere on it, or Enter on its link, opens the details. */
export const RecordRow = memo(function RecordRow(props: Props) {
  const wording = useWording();
  const {
    resource,
    row,
    leaves,
    opener,
    details,
    name,
    cells,
    overdueBy,
    search,
    list,
    selected,
    onToggle,
    actions: Actions,
  } = props;
  const navigate = useNavigate();
  const address = details && recordAddress(`/${details}`, row.id);
  const state = { id: row.id, list };
  const open = (event: MouseEvent) => {
    const onControl = (event.target as Element).closest('a, button');
    const selecting = window.getSelection()?.type === 'Range';
    if (address && !onControl && !selecting) navigate(address, { state });
  };
  return (
    <TableRow
      hover
      data-row={row.id}
      selected={selected ?? false}
      onClick={open}
      sx={{
        cursor: address ? 'pointer' : 'default',
        '&:last-child td': { borderBottom: 0 },
        '&:has([data-opens-row]:focus-visible)': { bgcolor: 'action.hover' },
      }}
    >
      {selected !== undefined && (
        <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
          <SelectBox
            ofRow
            label={wording.t('lists.selectOne', { name })}
            checked={selected}
            onToggle={() => onToggle(row.id)}
          />
        </TableCell>
      )}
      {leaves.map((leaf) => {
        const Cell = cells?.[leaf.path];
        const value = tableCell(leaf.field, displayValueAt(row, leaf), wording, row);
        const shown = Cell ? <Cell record={row}>{value}</Cell> : value;
        const content = fieldColumn(leaf.field).cut ? <CutText>{shown}</CutText> : shown;
        return (
          <TableCell key={leaf.path} align={fieldColumn(leaf.field).align ?? 'left'}>
            {address && leaf === opener ? (
              <Link
                component={RouterLink}
                to={address}
                state={state}
                data-opens-row
                underline="none"
                sx={{ color: 'text.primary', fontWeight: 500 }}
              >
                <LinksContext value={false}>{content}</LinksContext>
              </Link>
            ) : (
              content
            )}
            {leaf.path === overdueBy && (
              <>
                {' '}
                <StatusChip value="OVERDUE" />
              </>
            )}
            <DueMark leaf={leaf} record={row} />
            {search && leaf === opener && (
              <LateFoundIn resource={resource} record={row} search={search} shown={leaves} />
            )}
          </TableCell>
        );
      })}
      {Actions && (
        <TableCell
          align="right"
          padding="none"
          onClick={(event) => event.stopPropagation()}
          sx={{
            paddingInlineEnd: 1,
            // Stays in view when a wide table scrolls.
            position: 'sticky',
            insetInlineEnd: 0,
            bgcolor: 'background.paper',
            backgroundImage: 'linear-gradient(var(--row-tint, transparent), var(--row-tint, transparent))',
          }}
        >
          <Actions record={row} />
        </TableCell>
      )}
    </TableRow>
  );
});
