import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { buildMenu, menuFor } from '../../resources/menu';
import { useDeclarations } from '../crud/declarations';
import { useMay, usePermissions } from '../session/access';
import { entryOf, homeOf, menuRouteOf } from './place';

/** The side menu of the person signed in, the first page they may see, and where in the menu the current page is. */
export function useMenu() {
  const declarations = useDeclarations();
  const held = usePermissions();
  const may = useMay();
  const { pathname } = useLocation();
  const menu = useMemo(() => menuFor(buildMenu(declarations), held), [declarations, held]);
  const route = menuRouteOf(pathname, declarations);
  const home = homeOf(menu, declarations, (resource) => may(resource, 'list'));
  return { menu, home, route, entry: entryOf(route, menu) };
}
