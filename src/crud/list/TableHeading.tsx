import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useListContext } from 'react-admin';
import type { FlatField } from '../../../resources/language/defineResource';
import { useWording } from '../../i18n/useWording';
import { SelectBox } from '../../ui/inputs/SelectBox';
import { fieldColumn } from '../kinds/columns';

interface Props {
  leaves: readonly FlatField[];
  /** True if a second click reverses the order. */
  bothWays: boolean;
  selectable: boolean;
  /** True if the rows end with buttons. */
  hasActions: boolean;
}

/** The column headings, which sort the list where sorting is meaningful. */
export function TableHeading({ leaves, bothWays, selectable, hasActions }: Props) {
  const { t, labelOf } = useWording();
  const { sort, setSort } = useListContext();
  return (
    <TableHead>
      <TableRow>
        {selectable && (
          <TableCell padding="checkbox">
            <SelectPage />
          </TableCell>
        )}
        {leaves.map((leaf) => {
          const { align = 'left', sortable } = fieldColumn(leaf.field);
          const active = sort.field === leaf.path;
          const direction = sort.order === 'ASC' ? 'asc' : 'desc';
          const next = active && bothWays && sort.order === 'ASC' ? 'DESC' : 'ASC';
          return (
            <TableCell key={leaf.path} align={align} sortDirection={active ? direction : false}>
              {sortable ? (
                <TableSortLabel
                  active={active}
                  direction={active ? direction : 'asc'}
                  onClick={() => setSort({ field: leaf.path, order: next })}
                >
                  {labelOf(leaf)}
                </TableSortLabel>
              ) : (
                labelOf(leaf)
              )}
            </TableCell>
          );
        })}
        {hasActions && (
          <TableCell>
            <Box component="span" sx={visuallyHidden}>
              {t('lists.actions')}
            </Box>
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  );
}

function SelectPage() {
  const { t } = useWording();
  const { data = [], selectedIds, onSelect } = useListContext();
  const page = data.map(({ id }) => id);
  const others = selectedIds.filter((id) => !page.includes(id));
  const count = page.filter((id) => selectedIds.includes(id)).length;
  const whole = count > 0 && count === page.length;
  return (
    <SelectBox
      label={t('lists.selectEveryRow')}
      checked={whole}
      indeterminate={count > 0 && !whole}
      onToggle={() => onSelect(whole ? others : [...others, ...page])}
    />
  );
}
