import type { MenuChild, MenuEntry } from '../../contract/pages/menu';
import { OFFICE_PAGES, type OfficePage } from '../../contract/pages/officePages';
import type { AnyResource } from '../../resources/language/defineResource';
import { screensOf } from '../crud/declarations';

/** The route path without its leading slash. */
export const pageKeyOf = (pathname: string) => pathname.replace(/^\/|\/$/g, '');

const officePages: readonly OfficePage[] = Object.values(OFFICE_PAGES);

/** The list screen whose menu entry stands for a page: the page itself, the list of a details page, or the one it is beside. */
export function menuRouteOf(pathname: string, resources: readonly AnyResource[]): string {
  const key = pageKeyOf(pathname);
  const screens = screensOf(resources).map(({ screen }) => screen);
  const screen = screens.find(({ list }) => list === key) ?? screens.find(({ details }) => details === key);
  const page = officePages.find(({ route }) => route === `/${key}`);
  if (page?.opens) return menuRouteOf(page.opens, resources);
  return `/${screen?.beside ?? screen?.list ?? page?.beside ?? key}`;
}

/** Whether a group's child is the route, or has it on the third level. */
export function holdsRoute({ childlink, multi_menu }: MenuChild, route: string): boolean {
  return childlink === route || (multi_menu?.some(({ multiLink }) => multiLink === route) ?? false);
}

/** The menu's entry for a route: a link of its own, or the group that has it as a child. */
export function entryOf(route: string, menu: readonly MenuEntry[]): MenuEntry | undefined {
  return menu.find(({ link, child }) => link === route || child?.some((each) => holdsRoute(each, route)));
}
