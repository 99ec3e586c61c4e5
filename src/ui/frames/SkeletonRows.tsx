import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const MOST = 14;

interface Props {
  /** The path and the alignment of each column. */
  columns: readonly (readonly [path: string, align: 'left' | 'right'])[];
  count: number;
  /** True if each row starts with a checkbox. */
  selectable: boolean;
}

/** Placeholder rows: as many as the page has, up to a screenful. */
export function SkeletonRows({ columns, count, selectable }: Props) {
  return Array.from({ length: Math.min(count, MOST) }, (_, row) => `row${row}`).map((key, row) => (
    <TableRow key={key}>
      {selectable && <TableCell padding="checkbox" />}
      {columns.map(([path, align], at) => (
        <TableCell key={path}>
          <Skeleton width={`${48 + ((row * 3 + at * 5) % 5) * 9}%`} sx={{ ml: align === 'right' ? 'auto' : 0 }} />
        </TableCell>
      ))}
    </TableRow>
  ));
}
