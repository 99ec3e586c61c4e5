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
      'A search for customers in the header of every page, and a keyboard help (?).',
      'A settings panel: dark and semi-dark, skin, direction, content width, menu, navbar and footer.',
      'Light and dark appearance, and a layout for phones.',
    ],
  },
] as const;
