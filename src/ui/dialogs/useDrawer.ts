import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** A drawer or dialog that the address opens (`?create`, `?edit`, `?reply=<id>`), so that reload and back work. */
export function useDrawer(name: string) {
  const navigate = useNavigate();
  const location = useLocation();
  const [search, setSearch] = useSearchParams();
  const openWith = (value: string) => {
    const rest = new URLSearchParams(search);
    rest.delete(name);
    const others = rest.toString();
    const opened = value ? `${name}=${encodeURIComponent(value)}` : name;
    const replace = search.has(name);
    const state = replace ? location.state : { ...location.state, drawerPushed: true };
    navigate({ search: `?${others ? `${others}&` : ''}${opened}` }, { state, replace });
  };
  const close = () => {
    if (location.state?.drawerPushed) return navigate(-1);
    const rest = new URLSearchParams(search);
    rest.delete(name);
    setSearch(rest, { replace: true, state: location.state });
  };
  return { isOpen: search.has(name), value: search.get(name) ?? '', open: () => openWith(''), openWith, close };
}
