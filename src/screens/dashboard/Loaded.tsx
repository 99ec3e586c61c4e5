import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from '../../ui/frames/Failure';

interface Props<Data> {
  query: UseQueryResult<Data>;
  /** A placeholder as high as the content, so that nothing moves. */
  skeleton: ReactNode;
  children(data: Data): ReactNode;
}

/**
 * The content of a panel while it loads, once it has loaded, or after an error, with a retry. Loaded data stays while it is
 * refetched.
 */
export function Loaded<Data>({ query, skeleton, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError || query.isFetching) return <div aria-busy="true">{skeleton}</div>;
  return <Failure error={query.error} onRetry={query.refetch} />;
}
