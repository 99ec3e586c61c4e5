import type { Changed } from './version';

/** The one shape of every refusal: a sentence for people, and for bad fields what each of them accepts. */
export interface ErrorBody {
  error: string;
  /** What its caller must do first, where the call is done for them then. */
  code?: Ask;
  errors?: Record<string, string>;
  /** With a 412: who changed the record, and how. */
  changed?: Changed;
}

/** Said with a 403: confirm who you are and call again; or set up the second factor that a role of yours asks for. */
export const ASKS = ['CONFIRM_IDENTITY', 'SET_UP_SECOND_FACTOR'] as const;
export type Ask = (typeof ASKS)[number];

/** The one code → HTTP status map. */
export const ERROR_STATUS = {
  badRequest: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  outdated: 412,
  tooLarge: 413,
  unsupportedType: 415,
  invalid: 422,
  throttled: 429,
  fault: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** A refusal that the caller is told of as it is. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly errors?: Record<string, string>,
    /** Seconds after which another try may be granted. */
    readonly retryAfter?: number,
    readonly asks?: Ask,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** Refuses a change because somebody else has changed the record since the caller read it. */
export class Outdated extends Refusal {
  constructor(
    message: string,
    readonly changed: Changed,
  ) {
    super('outdated', message);
  }
}

/** Texts of the specification's error catalogue (section 8); misspellings are the specification's. */
export const MESSAGES = {
  signInTimeout: 'Service took long to respond. Please try again later.',
  timeout: 'Service took long to respond, please try again.',
  signInFailed: 'Unable to sign in with provided credentails.',
  notStaff: 'Bad credentails',
  userExists: 'User already exists',
  userRegistered: 'User registered successfully',
  noActiveSubscription: 'No active subscription found',
  sessionExpired: 'Session Expired! Please login again to continue',
  signedIn: 'Auth success, Logging in..',
  subscribing: 'Subscribing...',
  initiatingPayment: 'Initiating payment...',
  preparingPaymentForm: 'Preparing payment form...',
} as const;
