import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { buildMenu, menuFor } from '../../resources/menu';
import { useDeclarations } from '../crud/declarations';
import { usePermissions } from '../session/access';
import { entryOf, menuRouteOf } from './place';

/** The side menu of the person signed in, and where in it the current page is. */
export function useMenu() {
  const declarations = useDeclarations();
  const held = usePermissions();
  const { pathname } = useLocation();
  const menu = useMemo(() => menuFor(buildMenu(declarations), held), [declarations, held]);
  const route = menuRouteOf(pathname, declarations);
  return { menu, route, entry: entryOf(route, menu) };
}
