import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** As high as what is to come, so that nothing moves. */
  skeleton: ReactNode;
  children(data: Data): ReactNode;
}

/** What a panel has asked for: to come, there, or failed with another try. What is there stays while it is asked for again. */
export function Loaded<Data>({ query, skeleton, children }: Props<Data>) {
  const { t } = useWording();
  if (query.data !== undefined) return children(query.data);
  if (!query.isError || query.isFetching) return <div aria-busy="true">{skeleton}</div>;
  return (
    <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, typography: 'body2' }}>
      <Box component="span" sx={{ flex: '1 1 160px', color: 'text.secondary' }}>
        {query.error.message || t('dashboard.notLoaded')}
      </Box>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon name="refresh-cw" size={14} />}
        onClick={() => query.refetch()}
      >
        {t('common.tryAgain')}
      </Button>
    </Box>
  );
}
