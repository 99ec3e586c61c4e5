import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useChosenId } from '../crud/useChosenId';

interface Props {
  /** Route of the page that is shown, with its leading slash. */
  page: string;
  /** What is open there, as `useDrawer` names it. */
  open?: string;
}

/** An address of the specification that shows another page for the same record, with something open there. */
export function OpenedPage({ page, open }: Props) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const id = useChosenId();
  const query = new URLSearchParams(search);
  if (id) query.set('id', id);
  if (open && !query.has(open)) query.set(open, '');
  return <Navigate to={{ pathname: page, search: `?${query}` }} state={state} replace />;
}
