import type { Permission } from './permissions';

/** A page of the back-office that is written by hand. */
export interface OfficePage {
  /** With its leading slash, as the specification's section 2 names it. */
  route: string;
  /** Any one of them opens it. */
  permissions: readonly Permission[];
  /** Route (without slash) of the list whose menu entry stands for this page too; without one it has an entry of its own, or none. */
  beside?: string;
  /** What the tab says that leads here from that list; without it, there is none. */
  tab?: string;
}

/** Every page of the back-office that no declaration makes. */
export const OFFICE_PAGES = {
  dashboard: { route: '/dashboard', permissions: ['Manage System'] },
  changelog: { route: '/changelog', permissions: ['Use System'] },
  addRole: { route: '/add-role', permissions: ['Update Roles'], beside: 'roles' },
  editRole: { route: '/edit-role', permissions: ['Update Roles'], beside: 'roles' },
  kanban: { route: '/kanban', permissions: ['Use System'] },
  brand: { route: '/brand', permissions: ['View Application Settings'], beside: 'users', tab: 'Brand' },
  myReferrals: { route: '/my-referrals', permissions: ['Use System'], beside: 'referrals' },
} as const satisfies Record<string, OfficePage>;

export type OfficePageKey = keyof typeof OFFICE_PAGES;
