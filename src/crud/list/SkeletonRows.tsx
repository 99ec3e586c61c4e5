import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { Leaf } from '../../../resources/defineResource';
import { columnOf } from '../kinds/columns';

const MOST = 14;

interface Props {
  leaves: readonly Leaf[];
  count: number;
  /** Whether a box stands before each row. */
  selectable: boolean;
}

/** Rows to come: as many as a page has, up to a screenful. */
export function SkeletonRows({ leaves, count, selectable }: Props) {
  return Array.from({ length: Math.min(count, MOST) }, (_, row) => `row${row}`).map((key, row) => (
    <TableRow key={key}>
      {selectable && <TableCell padding="checkbox" />}
      {leaves.map(({ path, field }, at) => (
        <TableCell key={path}>
          <Skeleton width={`${48 + ((row * 3 + at * 5) % 5) * 9}%`} sx={{ ml: columnOf(field).align ? 'auto' : 0 }} />
        </TableCell>
      ))}
    </TableRow>
  ));
}
