import type { MenuChild, MenuEntry } from '../../contract/pages/menu';
import { OFFICE_PAGES, type OfficePage } from '../../contract/pages/officePages';
import type { AnyResource } from '../../resources/language/defineResource';
import { screensOf } from '../crud/declarations';

/** Returns the path of a route without its leading slash. */
export const pageKeyOf = (pathname: string) => pathname.replace(/^\/|\/$/g, '');

const officePages: readonly OfficePage[] = Object.values(OFFICE_PAGES);

/**
 * Returns the list screen whose menu entry represents a page: the page itself, the list of a details page, or the first of the
 * tabs that the page is among.
 */
export function menuRouteOf(pathname: string, resources: readonly AnyResource[]): string {
  const key = pageKeyOf(pathname);
  const screens = screensOf(resources).map(({ screen }) => screen);
  const screen = screens.find(({ list }) => list === key) ?? screens.find(({ details }) => details === key);
  const page = officePages.find(({ route }) => route === `/${key}`);
  if (page?.opens) return menuRouteOf(page.opens, resources);
  return `/${screen?.beside ?? screen?.list ?? page?.beside ?? key}`;
}

/** Returns whether a child of a group is the route, or has it on the third level. */
export function holdsRoute({ childlink, multi_menu }: MenuChild, route: string): boolean {
  return childlink === route || (multi_menu?.some(({ multiLink }) => multiLink === route) ?? false);
}

/** Returns the menu entry of a route: its own link, or the group that has it as a child; undefined if there is none. */
export function findMenuEntry(route: string, menu: readonly MenuEntry[]): MenuEntry | undefined {
  return menu.find(({ link, child }) => link === route || child?.some((each) => holdsRoute(each, route)));
}
