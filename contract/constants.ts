/** The specification's constants (section 9). Durations are in milliseconds unless the name says otherwise. */
export const REQUEST_TIMEOUT = 60_000;
export const SESSION_LIFETIME = 28_800_000;
/** The time after which another code may be sent by SMS for the same purpose. */
export const PHONE_CODE_PAUSE = 60_000;
export const QUERY_CACHE_TIME = 60_000;
/** The amount of a payment order if no package price is known, in whole UGX. */
export const DEFAULT_ORDER_AMOUNT = 500;
export const DEFAULT_PAGE_SIZE = 10;
/** The maximum number of records in one answer of a list. */
export const MAX_PAGE_SIZE = 200;
/** The maximum length of a search text, in characters. */
export const MAX_SEARCH_LENGTH = 120;
export const APP_VERSION = 'v1.0.6';
export const TOAST = {
  kanban: 1_500,
  sessionExpired: 2_500,
  signIn: 1_500,
  register: 2_500,
  undoable: 6_000,
  linked: 6_000,
} as const;
export const BREAKPOINTS = { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280 } as const;
/** In pixels. */
export const LAYOUT = {
  sidebar: 248,
  sidebarCollapsed: 72,
  contentOffset: 240,
  mobileSidebar: 248,
  /** The width of the settings panel from the md breakpoint up, and below it. */
  settingsPanel: 400,
  settingsPanelNarrow: 300,
  /** The maximum width of boxed content. */
  boxed: 1024,
} as const;
/** The pause after which letters typed in a menu start a new word. */
export const TYPE_AHEAD_RESET = 350;
/** The duration and distance of the page transition. */
export const PAGE_TRANSITION = { seconds: 0.5, shift: 50 } as const;

export const API_BASES = { v1: '/api/v1', v2: '/api/v2', portal: '/api/portal' } as const;
export type ApiBase = keyof typeof API_BASES;

/** Names of the session's items in browser storage (specification, section 3: session data). */
export const SESSION_STORAGE = {
  token: 'token',
  user: 'user_details',
  roles: 'roles',
  permissions: 'permissions',
  limited: 'limited_permissions',
  expirationTime: 'expirationTime',
} as const;

/**
 * The name in browser storage of the first requests of each back-office address. It is removed with the session, since it may
 * contain search terms.
 */
export const FIRST_CALLS = 'first_calls';

/** Names in browser storage of what outlives a session: it belongs to the browser, and none of it is the provider's data. */
export const KEPT_STORAGE = {
  layout: 'layout',
  kanban: 'kanban',
  kanbanSetAside: 'kanban_set_aside',
  demoUsers: 'demo_users',
  languages: 'languages',
} as const;

/** The maximum length of the reason for a change in the audit log, in characters. */
export const REASON_LENGTH = 300;

/** The maximum number of CSV rows that one call imports. */
export const MAX_IMPORTED_ROWS = 2_000;

/** The public icon service, for icons that are not bundled. */
export const ICON_SERVICE = 'https://api.iconify.design';
