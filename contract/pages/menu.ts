import type { Permission } from '../access/permissions';
import { OFFICE_PAGES } from './officePages';

/** An entry of the side menu; the specification's section 3 names its fields. */
export interface MenuEntry {
  title: string;
  /** The route with its leading slash; a group has none. */
  link?: string;
  icon?: string;
  badge?: string;
  isHeadr?: boolean;
  isHide?: boolean;
  /** Each of these permissions shows the entry. */
  permissions: readonly Permission[];
  child?: MenuChild[];
}

export interface MenuChild {
  childtitle: string;
  childlink: string;
  permissions: readonly Permission[];
  multi_menu?: { multiTitle: string; multiLink: string }[];
}

const { dashboard, changelog, reports } = OFFICE_PAGES;

/** The menu's groups, and its pages without a declaration. Entries of declarations are merged in by `order` and group title. */
export const MENU_OUTLINE: readonly (MenuEntry & { order: number })[] = [
  {
    order: 10,
    title: 'Dashboard',
    icon: 'layout-dashboard',
    link: dashboard.route,
    permissions: ['Manage System'],
  },
  { order: 20, title: 'Onboarding', icon: 'clipboard-list', permissions: [], child: [] },
  { order: 40, title: 'Payments', icon: 'credit-card', permissions: [], child: [] },
  { order: 45, title: 'Accounting', icon: 'landmark', permissions: [], child: [] },
  { order: 46, title: 'Reports', icon: 'chart-column', link: reports.route, permissions: reports.permissions },
  { order: 50, title: 'Subscriptions', icon: 'wifi', permissions: [], child: [] },
  { order: 55, title: 'Network', icon: 'router', permissions: [], child: [] },
  { order: 70, title: 'Accounts', icon: 'contact', permissions: [], child: [] },
  { order: 85, title: 'Sales Agents', icon: 'store', permissions: [], child: [] },
  { order: 92, title: 'Catalogue', icon: 'package', permissions: [], child: [] },
  { order: 95, title: 'Settings', icon: 'settings', permissions: ['View Application Settings'], child: [] },
  {
    order: 100,
    title: 'Changelog',
    icon: 'history',
    badge: 'v1.0.6',
    link: changelog.route,
    permissions: ['Use System'],
  },
];
