/** The specification's constants (section 9). Durations in milliseconds unless the name says otherwise. */
export const REQUEST_TIMEOUT = 60_000;
export const SESSION_LIFETIME = 28_800_000;
export const QUERY_CACHE_TIME = 60_000;
/** The payment order's amount where no package price is known, in whole UGX. */
export const DEFAULT_ORDER_AMOUNT = 500;
export const DEFAULT_PAGE_SIZE = 10;
/** The most records one answer of a list may hold. */
export const MAX_PAGE_SIZE = 200;
export const APP_VERSION = 'v1.0.6';
export const TOAST = { kanban: 1_500, sessionExpired: 2_500, signIn: 1_500, register: 2_500 } as const;
export const BREAKPOINTS = { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280 } as const;
/** Pixels. */
export const LAYOUT = { sidebar: 248, sidebarCollapsed: 72, contentOffset: 240, mobileSidebar: 248 } as const;
/** Seconds and pixels of the page transition. */
export const PAGE_TRANSITION = { seconds: 0.5, shift: 50 } as const;

export const API_BASES = { v1: '/api/v1', v2: '/api/v2', portal: '/api/portal' } as const;
export type ApiBase = keyof typeof API_BASES;
