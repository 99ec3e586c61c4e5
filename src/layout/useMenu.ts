import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { OFFICE_PAGES } from '../../contract/pages/officePages';
import { buildMenu, menuFor } from '../../resources/language/menu';
import { useDeclarations } from '../crud/declarations';
import { usePermissions } from '../session/access';
import { findMenuEntry, menuRouteOf } from './place';

/**
 * Returns the side menu of the signed-in user, the page that the logo links to, and the position of the current page in the menu.
 */
export function useMenu() {
  const declarations = useDeclarations();
  const held = usePermissions();
  const { pathname } = useLocation();
  const menu = useMemo(() => menuFor(buildMenu(declarations), held), [declarations, held]);
  const route = menuRouteOf(pathname, declarations);
  return { menu, home: OFFICE_PAGES.dashboard.route, route, entry: findMenuEntry(route, menu) };
}
