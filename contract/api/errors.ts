import type { Phrase } from './Phrase';
import type { Changed } from './version';

/** The shape of every refusal: a sentence for people and, for each invalid field, what it accepts. */
export interface ErrorBody {
  error: string;
  /** The step that the caller must take before the call can succeed. */
  code?: Ask;
  errors?: Record<string, string>;
  /** The person who changed the record, and the change; only with status 412. */
  changed?: Changed;
}

/** Codes of a 403: the caller must confirm their identity, or set up the second factor that one of their roles requires. */
export const ASKS = ['CONFIRM_IDENTITY', 'SET_UP_SECOND_FACTOR'] as const;
export type Ask = (typeof ASKS)[number];

/** The HTTP status of each error code. */
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

/** A sentence in English, with its values if it has any. */
export type Said = string | Phrase;

/** A refusal whose message is shown to the caller. The server answers it in the caller's language. */
export class Refusal extends Error {
  /** The faults of fields in English. */
  readonly errors: Record<string, string> | undefined;

  constructor(
    readonly code: ErrorCode,
    readonly said: Said,
    readonly faults?: Readonly<Record<string, Said>>,
    /** Seconds after which the caller may try again. */
    readonly retryAfter?: number,
    readonly asks?: Ask,
  ) {
    super(String(said));
    this.name = 'Refusal';
    this.errors = faults && Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, String(fault)]));
  }
}

/** Returns the refusal of a field's value. */
export const fieldRefusal = (field: string, fault: Said, code: ErrorCode = 'invalid'): Refusal =>
  new Refusal(code, `${field} ${fault}`, { [field]: fault });

/** Refuses a change because the record was changed since the caller read it. */
export class Outdated extends Refusal {
  constructor(
    message: string,
    readonly changed: Changed,
  ) {
    super('outdated', message);
  }
}

/** Texts of the specification's error catalogue (section 8); the misspellings are the specification's. */
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
