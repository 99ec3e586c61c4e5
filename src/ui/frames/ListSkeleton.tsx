import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useWording } from '../../i18n/useWording';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder rows below a page's own heading; the placeholder of a whole page is PageSkeleton. */
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
