import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { type Leaf, labelOf } from '../../../resources/defineResource';
import { columnOf } from '../kinds/columns';
import { SelectBox } from './SelectBox';
import type { Selection } from './useSelection';
import type { View } from './view';

interface Props {
  leaves: readonly Leaf[];
  sort: View['sort'];
  onSort(sort: View['sort']): void;
  /** Whether a second click turns the order round. */
  bothWays: boolean;
  selection: Selection | undefined;
}

/** The columns' names, which sort where an order means something. */
export function TableHeading({ leaves, sort, onSort, bothWays, selection }: Props) {
  return (
    <TableHead>
      <TableRow>
        {selection && (
          <TableCell padding="checkbox">
            <SelectPage selection={selection} />
          </TableCell>
        )}
        {leaves.map((leaf) => {
          const { align = 'left', sortable } = columnOf(leaf.field);
          const active = sort.field === leaf.path;
          const direction = sort.order === 'ASC' ? 'asc' : 'desc';
          const next = active && bothWays && sort.order === 'ASC' ? 'DESC' : 'ASC';
          return (
            <TableCell key={leaf.path} align={align} sortDirection={active ? direction : false}>
              {sortable ? (
                <TableSortLabel
                  active={active}
                  direction={active ? direction : 'asc'}
                  onClick={() => onSort({ field: leaf.path, order: next })}
                >
                  {labelOf(leaf)}
                </TableSortLabel>
              ) : (
                labelOf(leaf)
              )}
            </TableCell>
          );
        })}
      </TableRow>
    </TableHead>
  );
}

function SelectPage({ selection: { rows, all, choose } }: { selection: Selection }) {
  const whole = all.length > 0 && rows.length === all.length;
  return (
    <SelectBox
      label="Select every row of this page"
      checked={whole}
      indeterminate={rows.length > 0 && !whole}
      onToggle={() => choose(whole ? [] : all)}
    />
  );
}
