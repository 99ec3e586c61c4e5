import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Exceptions to come. */
export function ExceptionsSkeleton() {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1 }}>
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={56} />
      ))}
    </Box>
  );
}
