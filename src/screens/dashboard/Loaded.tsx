import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from '../../ui/frames/Failure';

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** As high as what is to come, so that nothing moves. */
  skeleton: ReactNode;
  children(data: Data): ReactNode;
}

/** What a panel has asked for: to come, there, or failed with another try. What is there stays while it is asked for again. */
export function Loaded<Data>({ query, skeleton, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError || query.isFetching) return <div aria-busy="true">{skeleton}</div>;
  return <Failure error={query.error} onRetry={query.refetch} />;
}
