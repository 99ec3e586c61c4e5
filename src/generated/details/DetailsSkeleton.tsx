import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Panel } from './Panel';

const LINES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A record to come. */
export function DetailsSkeleton() {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 2.5 }}>
      <Skeleton width={260} height={34} />
      <Panel>
        {LINES.map((line) => (
          <Skeleton key={line} width="70%" height={28} />
        ))}
      </Panel>
    </Box>
  );
}
