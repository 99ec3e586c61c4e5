import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { MouseEvent } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { type Leaf, valueAt } from '../../../resources/defineResource';
import { recordAddress } from '../declarations';
import { cellOf, columnOf } from '../kinds/columns';
import { SelectBox } from './SelectBox';
import type { Row } from './useListView';
import type { Selection } from './useSelection';

interface Props {
  row: Row;
  leaves: readonly Leaf[];
  /** The column whose value is the row's link. */
  opener: Leaf | undefined;
  /** Route of the details, without its slash; without one the row opens nothing. */
  details: string | undefined;
  name: string;
  selection: Selection | undefined;
}

/** One record; a click anywhere on it, or Enter on its link, opens the details. */
export function RecordRow({ row, leaves, opener, details, name, selection }: Props) {
  const navigate = useNavigate();
  const address = details && recordAddress(`/${details}`, row.id);
  const state = { id: row.id };
  const open = (event: MouseEvent) => {
    const onControl = (event.target as Element).closest('a, button');
    const selecting = window.getSelection()?.type === 'Range';
    if (address && !onControl && !selecting) navigate(address, { state });
  };
  return (
    <TableRow
      hover
      data-row={row.id}
      selected={selection?.has(row.id) ?? false}
      onClick={open}
      sx={{
        cursor: address ? 'pointer' : 'default',
        '&:last-child td': { borderBottom: 0 },
        '&:has([data-opens-row]:focus-visible)': { bgcolor: 'action.hover' },
      }}
    >
      {selection && (
        <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
          <SelectBox
            ofRow
            label={`Select ${name}`}
            checked={selection.has(row.id)}
            onToggle={() => selection.toggle(row.id)}
          />
        </TableCell>
      )}
      {leaves.map((leaf) => {
        const content = cellOf(leaf.field, valueAt(row, leaf.path));
        return (
          <TableCell key={leaf.path} align={columnOf(leaf.field).align ?? 'left'}>
            {address && leaf === opener ? (
              <Link
                component={RouterLink}
                to={address}
                state={state}
                data-opens-row
                underline="none"
                sx={{ color: 'text.primary', fontWeight: 500 }}
              >
                {content}
              </Link>
            ) : (
              content
            )}
          </TableCell>
        );
      })}
    </TableRow>
  );
}
