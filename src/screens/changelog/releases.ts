export interface Release {
  /** The version as shown in the menu's badge: `v1.0.6`. */
  version: string;
  /** The subject of the version in a few words. */
  title: string;
  /** The changes for users, one sentence each. */
  changes: readonly string[];
}

/** All versions, newest first; the first one is the running version. */
export const releases: readonly Release[] = [
  {
    version: 'v1.0.6',
    title: 'The day at a glance',
    changes: [
      'The dashboard tells what came in yesterday and today, and what waits for somebody: payments, tickets, visits and subscriptions that end.',
      'Payments over today, a week, a month or days of one’s own, with a chart whose bars lead to their payments.',
      'Totals of customers, subscriptions, work orders, coverage checks and interest forms as rings that lead to their lists.',
      'A panel that could not be loaded says so and can be asked for again, without the rest of the page.',
    ],
  },
  {
    version: 'v1.0.5',
    title: 'Tickets',
    changes: [
      'Messages from the contact page become tickets of customers or of leads.',
      'Comments and replies reach the customer; internal notes never do.',
      'People are assigned to a ticket in a task role, and may do there what its task permissions say.',
      'A ticket goes from new through in progress and resolved to closed, and its history says who moved it.',
    ],
  },
  {
    version: 'v1.0.4',
    title: 'Customers’ lines',
    changes: [
      'The status of a customer’s ONU, its optical signal and its details.',
      'Reboot an ONU or change its Wi-Fi; both are logged, and a password is kept nowhere.',
      'Lines are switched on after payment and again after a failure, each attempt in the activation log.',
    ],
  },
  {
    version: 'v1.0.3',
    title: 'Subscriptions explained',
    changes: [
      'Extensions, bonus rules and transfers; every change of an end date is told in a sentence.',
      'A renewal that is paid early waits its turn behind the subscription that runs.',
      'Customers are reminded before their subscription ends.',
    ],
  },
  {
    version: 'v1.0.2',
    title: 'Payments',
    changes: [
      'Mobile money and cards through the provider, and money recorded by hand with the number on its slip.',
      'Receipts without a gap in their numbers, to print.',
      'Refunds, approved by someone other than the requester.',
      'Payments that do not fit are held for a person, with what to do about them.',
    ],
  },
  {
    version: 'v1.0.1',
    title: 'Lists and details',
    changes: [
      'Search, filters, sorting, a choice of columns and addresses that restore the view.',
      'Details with the records that belong to them; new records and changes in a drawer beside the page.',
      'A search for customers in the header of every page, and a keyboard help (?).',
      'Dark and semi-dark looks, right to left, a horizontal menu and more in the settings panel.',
    ],
  },
  {
    version: 'v1.0.0',
    title: 'The beginning',
    changes: [
      'Visitors check coverage, show interest, order a package, pay or pay later, and track their order.',
      'Staff sign in at an address of their own; a session lasts eight hours and ends in all tabs at once.',
      'Roles and permissions decide what each person sees and may do, in the menu and on the server.',
    ],
  },
];
