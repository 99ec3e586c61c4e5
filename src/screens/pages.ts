import type { ComponentType } from 'react';
import type { OfficePageKey } from '../../contract/officePages';

type Load = () => Promise<{ default: ComponentType }>;

/** The code of every page that is written by hand, loaded when it is shown or about to be. */
export const officePages: Record<OfficePageKey, Load> = {
  dashboard: () => import('./dashboard/Dashboard').then((m) => ({ default: m.Dashboard })),
  changelog: () => import('./changelog/Changelog').then((m) => ({ default: m.Changelog })),
  addRole: () => import('./roles/AddRole').then((m) => ({ default: m.AddRole })),
  editRole: () => import('./roles/EditRole').then((m) => ({ default: m.EditRole })),
  kanban: () => import('./kanban/Kanban').then((m) => ({ default: m.Kanban })),
  brand: () => import('./brand/BrandPage').then((m) => ({ default: m.BrandPage })),
  myReferrals: () => import('./referrals/MyReferrals').then((m) => ({ default: m.MyReferrals })),
};
