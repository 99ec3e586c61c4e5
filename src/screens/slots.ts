import { lazy } from 'react';
import type { Slots } from '../generated/slots';

/** What is written by hand in generated screens, by the name of the resource. */
export const slots: Readonly<Record<string, Slots>> = {
  'business-sales-agents': {
    sections: lazy(() => import('./salesAgents/AgencyLink').then((m) => ({ default: m.AgencyLink }))),
  },
  logs: { details: lazy(() => import('./logs/LogDetails').then((m) => ({ default: m.LogDetails }))) },
  roles: {
    create: lazy(() => import('./roles/CreateRole').then((m) => ({ default: m.CreateRole }))),
    listActions: lazy(() => import('./roles/MatrixLink').then((m) => ({ default: m.MatrixLink }))),
    details: lazy(() => import('./roles/RolePermissions').then((m) => ({ default: m.RolePermissions }))),
  },
  users: { sections: lazy(() => import('./users/UserAccess').then((m) => ({ default: m.UserAccess }))) },
};
