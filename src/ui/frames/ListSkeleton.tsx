import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useWording } from '../../i18n/useWording';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Rows to come below a page's own heading; a whole page to come is a PageSkeleton. */
export function ListSkeleton() {
  const { t } = useWording();
  return (
    <Box role="status" aria-label={t('common.loading')} sx={{ display: 'grid', gap: 1 }}>
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={56} />
      ))}
    </Box>
  );
}
