import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useDeclarations } from '../crud/declarations';
import { declaredPage } from '../crud/screenRoutes';

interface Props {
  /** The route of the page that is shown, with its leading slash. */
  page: string;
  /** The drawer that is open on arrival, by its `useDrawer` name. */
  open?: string;
}

/** An address of the specification that shows another page's record with a drawer open; it has its own title and breadcrumb. */
export function OpenedPage({ page, open }: Props) {
  const declarations = useDeclarations();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const isThere = !open || search.has(open);
  const [hasOpened, setOpened] = useState(isThere);
  if (isThere && !hasOpened) setOpened(true);
  if (open && !hasOpened) {
    const query = new URLSearchParams(search);
    query.set(open, '');
    return <Navigate to={{ search: `?${query}` }} state={state} replace />;
  }
  return declaredPage(page.slice(1), declarations);
}
