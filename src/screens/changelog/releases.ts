import { APP_VERSION } from '../../../contract/constants';

/** Newest first. */
export const releases = [
  {
    version: APP_VERSION,
    changes: [
      'Staff sign in at their own address; a session lasts eight hours and ends in all tabs at once.',
      'Lists with search, filters, sorting, a choice of columns and addresses that restore the view.',
      'Details with related records; new records and changes in a drawer beside the page.',
      'A dashboard of totals, each leading to the records that it counts.',
      'Light and dark appearance, and a layout for phones.',
    ],
  },
] as const;
