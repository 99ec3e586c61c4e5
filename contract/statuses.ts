/**
 * The closed lists of states that the specification (sections 3 and 4) names. The order is the order in which people see them.
 */

export const COVERAGE_CODES = ['ASBUILT', 'IN_PROGRESS', 'PLANNED', 'NO_PRESENCE'] as const;
export type CoverageCode = (typeof COVERAGE_CODES)[number];
/** The result of reading a place: one place, several candidates, or none. Only one place has a verdict. */
export const PLACE_OUTCOMES = ['RECOGNISED', 'SEVERAL', 'UNKNOWN'] as const;
export type PlaceOutcome = (typeof PLACE_OUTCOMES)[number];
/** The status of a text that matches no place name. */
export const UNKNOWN_PLACE_STATUSES = ['OPEN', 'ADDED', 'DISMISSED'] as const;

export const ACCOUNT_STATUSES = ['NEW', 'ACTIVE', 'INACTIVE', 'SUSPENDED', 'TERMINATED', 'TRANSFERRED'] as const;
/** The outcomes of a call to a customer who has not renewed. */
export const RENEWAL_CALL_OUTCOMES = ['WILL_RENEW', 'NO_ANSWER', 'CALL_BACK', 'GONE'] as const;
export const ACCOUNT_TYPES = ['CUSTOMER', 'STAFF'] as const;

export const SUBSCRIPTION_STATUSES = [
  'NEW',
  'PENDING',
  'INACTIVE',
  'INITIATED',
  'ACTIVE',
  'CREATED',
  'EXPIRED',
  'TERMINATED',
  'FORFEITED',
  'CANCELLED',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** The dashboard's grouping of subscription statuses. */
export const SUBSCRIPTION_GROUPS = {
  pending: ['NEW', 'PENDING', 'INACTIVE'],
  initiated: ['INITIATED'],
  active: ['ACTIVE'],
  others: ['CREATED', 'EXPIRED', 'TERMINATED', 'FORFEITED', 'CANCELLED'],
} as const satisfies Record<string, readonly SubscriptionStatus[]>;

export const PERSONAL_TASK_STATUSES = ['OPEN', 'DONE'] as const;
export const CLIENT_MERGE_STATUSES = ['MERGED', 'UNDONE'] as const;
export const CLIENT_STAGES = ['INTERESTED', 'LEAD', 'PROSPECT', 'SUBSCRIBED', 'CUSTOMER'] as const;
/** The stages before any payment, between which an agent may move a lead. */
export const OPEN_CLIENT_STAGES: readonly (typeof CLIENT_STAGES)[number][] = ['INTERESTED', 'LEAD', 'PROSPECT'];

/** A planned price can be changed or cancelled until its first day begins. */
export const PRICE_CHANGE_STATUSES = ['PLANNED', 'APPLIED', 'CANCELLED'] as const;

export const PAYMENT_STATUSES = ['NEW', 'PENDING', 'SUCCESSFUL', 'FAILED'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export const PAYMENT_TYPES = ['SUBSCRIPTION', 'INSTALLATION'] as const;
/** The payer: an account's user renews, a client pays for the first time. */
export const INITIATOR_TYPES = ['ACCOUNT_USER', 'ONBOARDING_CLIENT'] as const;
/** The reasons why a payment waits for a person: it is not credited (or was credited elsewhere) until it has been reviewed. */
export const PAYMENT_REVIEWS = [
  'AMOUNT_MISMATCH',
  'CURRENCY_MISMATCH',
  'REFERENCE_MISMATCH',
  'UNRESOLVED',
  'PAID_TWICE',
  'CODE_USED',
] as const;
export type PaymentReview = (typeof PAYMENT_REVIEWS)[number];
export const REFUND_STATUSES = ['REQUESTED', 'APPROVED', 'SUBMITTED', 'EFFECTED', 'REJECTED'] as const;
/** The decisions that staff can make about a payment that is held for review. */
export const RESOLUTIONS = ['ACCEPT', 'REJECT', 'REFUND'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];
/** The kinds of payments that staff must act on, the most urgent first. */
export const EXCEPTION_KINDS = [
  'PAID_NOT_ACTIVE',
  'HELD_FOR_REVIEW',
  'UNMATCHED',
  'UNRESOLVED',
  'CLAIM',
  'REFUND_WAITING',
] as const;
/** The status of a provider's notification of an unknown payment. UNKNOWN: the provider does not know it either. */
export const NOTIFICATION_STATUSES = ['UNMATCHED', 'MATCHED', 'UNKNOWN', 'DISMISSED'] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];
/** The documents that get a number from the tax authority: the invoice of a receipt, and the credit note of a refund. */
export const FISCAL_KINDS = ['INVOICE', 'CREDIT_NOTE'] as const;
/** QUEUED: not sent yet, or sent without an answer. The authority decides about each credit note itself. */
export const FISCAL_STATUSES = ['QUEUED', 'AWAITING_APPROVAL', 'ISSUED', 'REFUSED'] as const;

/** The sources of statement files; each has its own column headings (server/statements/rules/layouts.ts). */
export const STATEMENT_KINDS = ['MERCHANT_REPORT', 'MTN_WALLET', 'AIRTEL_WALLET', 'BANK'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];
/** The order of day, month and year in a file's dates. */
export const DATE_ORDERS = ['DMY', 'MDY', 'YMD'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];
/** The status of a statement line. PAYOUT: the provider's payout of many payments. */
export const STATEMENT_LINE_STATUSES = ['UNMATCHED', 'MATCHED', 'PAYOUT', 'IGNORED'] as const;
export const LINE_DIRECTIONS = ['IN', 'OUT'] as const;
/** OPEN: we look for the payment automatically. WAITING: a person must decide. */
export const CLAIM_STATUSES = ['OPEN', 'WAITING', 'SETTLED', 'DECLINED'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];
/** The result of the last search for a claimed payment that was not settled; in the order of server/claims/rules/claims.ts. */
export const CLAIM_FINDINGS = [
  'NOT_FOUND',
  'ATTEMPT_OPEN',
  'CODE_USED',
  'ALREADY_PAID',
  'ORDER_CLOSED',
  'OTHER_CURRENCY',
  'OTHER_AMOUNT',
  'OTHER_PAYER',
  'OTHER_DAY',
  'NUMBER_NOT_PROVED',
] as const;
export type ClaimFinding = (typeof CLAIM_FINDINGS)[number];

export const WORK_ORDER_STATUSES = ['NEW', 'ACTIVE', 'SERVICE_PROVIDER_SWITCH', 'NOT_FEASIBLE', 'CLOSED'] as const;
export const WORK_ORDER_TYPES = ['SURVEY', 'INSTALLATION', 'REPAIR', 'RECOVERY', 'RELOCATION'] as const;
export type WorkOrderType = (typeof WORK_ORDER_TYPES)[number];
/** The dashboard's counters. Two names do not fit their status; they are the specification's (section 4). */
export const WORK_ORDER_COUNTERS = { closed: 'NOT_FEASIBLE', switch: 'CLOSED' } as const;

export const SUBSCRIPTION_FORM_STATUSES = ['NEW', 'PAYMENT_PENDING', 'PAID', 'CANCELLED'] as const;
export const INTEREST_FORM_STATUSES = ['NEW', 'CONTACTED', 'CONVERTED', 'CLOSED'] as const;
export const REFERRAL_TYPES = ['SELF', 'CUSTOMER', 'AGENT'] as const;
export const REFERRAL_STATUSES = ['NEW', 'CONVERTED', 'REJECTED'] as const;
export const UPDATE_TASK_TYPES = ['ACTIVATION', 'RENEWAL', 'DEACTIVATION'] as const;
/**
 * FAILED: the network refused it until no attempt was left; a person must decide. SUPERSEDED: it ended without running, because
 * its account is no longer entitled to it or, for a deactivation, is entitled to service again.
 */
export const UPDATE_TASK_STATUSES = ['PENDING', 'DONE', 'FAILED', 'SUPERSEDED'] as const;
export const USER_STATUSES = ['ACTIVE', 'DISABLED'] as const;
/** Types of users; only Staff may enter the back-office. */
export const USER_ACCOUNT_TYPES = ['Staff', 'Customer'] as const;

/** The statuses of network tasks that have not ended, so that a person may have them run now. */
export const OPEN_TASK_STATUSES = ['PENDING', 'FAILED'] as const satisfies (typeof UPDATE_TASK_STATUSES)[number][];

/** Returns whether a network task with this status has not ended. */
export const isOpenTask = (status: unknown): boolean => OPEN_TASK_STATUSES.some((open) => open === status);

export const TICKET_TYPES = ['CUSTOMER_TICKET', 'LEAD_TICKET'] as const;
export const TICKET_STATUSES = ['NEW', 'IN_PROGRESS', 'RESOLVED', 'CLOSED'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];
/** The statuses in the open ticket lists; the closed list shows the rest (specification, section 4). */
export const OPEN_TICKET_STATUSES = ['NEW', 'IN_PROGRESS', 'RESOLVED'] as const satisfies readonly TicketStatus[];
/** The ticket statuses in which the customer waits for us; a resolved ticket waits for its customer. */
export const WAITING_TICKET_STATUSES = ['NEW', 'IN_PROGRESS'] as const satisfies readonly TicketStatus[];
/** The ways to open a ticket: the contact form, staff, or a customer's SMS or mail. */
export const TICKET_SOURCES = ['PORTAL', 'STAFF', 'SMS', 'EMAIL'] as const;
export const TICKET_PRIORITIES = ['LOW', 'NORMAL', 'HIGH', 'URGENT'] as const;

/** The events of a subscription; together they explain its end date. */
export const SUBSCRIPTION_EVENT_TYPES = [
  'CREATED',
  'IMPORTED',
  'PAID',
  'ACTIVATED',
  'RENEWED',
  'EXTENDED',
  'BONUS_APPLIED',
  'BONUS_TAKEN_BACK',
  'TRANSFERRED',
  'MOVED',
  'PAUSED',
  'RESUMED',
  'ENDED',
  'REFUNDED',
  'EXPIRED',
  'STATUS_CHANGED',
] as const;
export const ACTIVATION_OUTCOMES = ['SUCCEEDED', 'FAILED'] as const;
/** The payments that a bonus rule rewards. */
export const BONUS_OCCASIONS = ['FIRST_PAYMENT', 'RENEWAL', 'ANY_PAYMENT'] as const;
/** The ways in which we receive money outside the provider. */
export const MANUAL_METHODS = ['CASH', 'BANK_TRANSFER', 'MOBILE_MONEY', 'CARD_TERMINAL', 'CHEQUE'] as const;
export type ManualMethod = (typeof MANUAL_METHODS)[number];
export const DEVICE_STATES = ['IN_STOCK', 'INSTALLED', 'FAULTY', 'RETURNED'] as const;
/** The states that a device can have after another has replaced it. */
export const REPLACED_DEVICE_STATES = ['IN_STOCK', 'FAULTY'] as const satisfies (typeof DEVICE_STATES)[number][];
