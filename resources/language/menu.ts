import { isPermitted } from '../../contract/access/permissions';
import { MENU_OUTLINE, type MenuEntry } from '../../contract/pages/menu';
import { OFFICE_PAGES, type OfficePage } from '../../contract/pages/officePages';
import type { AnyResource } from './defineResource';
import type { Screen } from './ResourceDeclaration';

const pages: readonly OfficePage[] = Object.values(OFFICE_PAGES);

/** Returns the whole side menu: the outline with every declared screen and page in its group, in order. */
export function buildMenu(resources: readonly AnyResource[]): MenuEntry[] {
  const entries = MENU_OUTLINE.map((entry) => ({ ...entry, child: [] as MenuChildInOrder[] }));
  for (const resource of resources) {
    for (const screen of resource.screens ?? []) place(screen, resource, entries);
  }
  for (const { route, tab, permissions, menu } of pages) {
    if (!menu || !tab) continue;
    const { group, order, label = tab } = menu;
    addChild(group, { childtitle: label, childlink: route, permissions, order }, entries);
  }
  return entries
    .filter((entry) => entry.link || entry.isHeadr || entry.child.length > 0)
    .sort((a, b) => a.order - b.order)
    .map(({ order: _, child, ...entry }) => ({
      ...entry,
      ...(child.length ? { child: child.sort((a, b) => a.order - b.order).map(({ order: __, ...rest }) => rest) } : {}),
    }));
}

type MenuChildInOrder = NonNullable<MenuEntry['child']>[number] & { order: number };
type EntryInOrder = MenuEntry & { order: number; child: MenuChildInOrder[] };

function place(screen: Screen, resource: AnyResource, entries: EntryInOrder[]) {
  if (!screen.menu) return;
  const { group, order, permissions, label = resource.label[1] } = screen.menu;
  if (!group) {
    entries.push({
      order,
      title: label,
      link: `/${screen.list}`,
      icon: resource.icon ?? 'circle',
      permissions,
      child: [],
    });
    return;
  }
  addChild(group, { childtitle: label, childlink: `/${screen.list}`, permissions, order }, entries);
}

function addChild(group: string, child: MenuChildInOrder, entries: EntryInOrder[]) {
  const entry = entries.find(({ title }) => title === group);
  if (!entry) throw new Error(`No menu group is named "${group}" (${child.childlink}).`);
  entry.child.push(child);
}

/** A link of the side menu: its group, or null if it is not in one, and its route without the leading slash. */
interface MenuLink {
  group: string | null;
  route: string;
  permissions: MenuEntry['permissions'];
}

/** Returns the links of a menu in order. */
export const menuLinks = (menu: readonly MenuEntry[]): MenuLink[] =>
  menu.flatMap(({ title, link, permissions, child = [] }) => [
    ...(link ? [{ group: null, route: link.slice(1), permissions }] : []),
    ...child.map((each) => ({ group: title, route: each.childlink.slice(1), permissions: each.permissions })),
  ]);

/**
 * Returns the entries that a user with these permissions sees (specification, section 6): an entry if the user has one of its
 * permissions; a group if it matches itself or any child remains.
 */
export function menuFor(menu: readonly MenuEntry[], held: readonly string[]): MenuEntry[] {
  return menu.flatMap((entry) => {
    const child = entry.child?.filter((each) => isPermitted(held, each.permissions));
    const shown = isPermitted(held, entry.permissions) || (child?.length ?? 0) > 0;
    return shown ? [child ? { ...entry, child } : entry] : [];
  });
}
