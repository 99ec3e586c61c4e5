import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useWording } from '../../i18n/useWording';
import { Panel } from './Panel';

const LINES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The placeholder of a details page; it has a heading from the start, for users who navigate by headings. */
export function PageSkeleton() {
  const { t } = useWording();
  return (
    <Box role="status" aria-label={t('common.loading')} sx={{ display: 'grid', gap: 2.5 }}>
      <Typography variant="h1" aria-label={t('common.loading')}>
        <Skeleton width={260} height={34} />
      </Typography>
      <Panel>
        {LINES.map((line) => (
          <Skeleton key={line} width="70%" height={28} />
        ))}
      </Panel>
    </Box>
  );
}
