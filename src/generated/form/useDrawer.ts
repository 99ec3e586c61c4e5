import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** A drawer that the address opens (`?create`, `?edit`), so that reload and back work. */
export function useDrawer(name: 'create' | 'edit') {
  const navigate = useNavigate();
  const location = useLocation();
  const [search, setSearch] = useSearchParams();
  const open = () => {
    const others = search.toString();
    navigate({ search: `?${others ? `${others}&` : ''}${name}` }, { state: { ...location.state, drawerPushed: true } });
  };
  const close = () => {
    if (location.state?.drawerPushed) return navigate(-1);
    const rest = new URLSearchParams(search);
    rest.delete(name);
    setSearch(rest, { replace: true, state: location.state });
  };
  return { isOpen: search.has(name), open, close };
}
