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
      'The dashboard shows the money received yesterday and today, and the work that waits for you: payments, tickets, visits and subscriptions that end soon.',
      'Payments of today, a week, a month or any period, with a chart whose bars link to their payments.',
      'Totals of customers, subscriptions, work orders, coverage checks and interest forms, each linked to its list.',
      'If a panel cannot be loaded, it says so and can be loaded again without the rest of the page.',
    ],
  },
  {
    version: 'v1.0.5',
    title: 'Tickets',
    changes: [
      'Messages from the contact page become tickets of customers or of leads.',
      'Comments and replies reach the customer; internal notes never do.',
      'People are assigned to a ticket with a task role, whose permissions decide what they may do there.',
      'A ticket goes from new through in progress and resolved to closed, and its history shows who changed its status.',
    ],
  },
  {
    version: 'v1.0.4',
    title: 'Customers’ lines',
    changes: [
      'The status of a customer’s ONU, its optical signal and its details.',
      'Restart an ONU or change its Wi-Fi; both are logged, and the password is not stored.',
      'Lines are switched on after payment, and tried again after a failure; the activation log shows each attempt.',
    ],
  },
  {
    version: 'v1.0.3',
    title: 'Subscriptions explained',
    changes: [
      'Extensions, bonus rules and transfers; a sentence explains each change of an end date.',
      'A renewal that is paid early begins when the current subscription ends.',
      'Customers are reminded before their subscription ends.',
    ],
  },
  {
    version: 'v1.0.2',
    title: 'Payments',
    changes: [
      'Mobile money and cards through the provider, and money recorded by hand with the number on its slip.',
      'Receipts with consecutive numbers, which can be printed.',
      'Refunds, approved by someone other than the requester.',
      'Payments that fit no order are held for staff, with advice on what to do.',
    ],
  },
  {
    version: 'v1.0.1',
    title: 'Lists and details',
    changes: [
      'Search, filters, sorting and a choice of columns; the address of a list restores its view.',
      'Details with related records; records are added and edited in a drawer beside the page.',
      'A search for customers in the header of every page, and a list of keyboard shortcuts (?).',
      'Dark and semi-dark themes, right-to-left layout, a horizontal menu and more in the settings panel.',
    ],
  },
  {
    version: 'v1.0.0',
    title: 'The beginning',
    changes: [
      'Visitors check coverage, show interest, order a package, pay or pay later, and track their order.',
      'Staff sign in on their own page; a session lasts eight hours and ends in all tabs at once.',
      'Roles and permissions decide what each person may see and do, in the menu and on the server.',
    ],
  },
];
