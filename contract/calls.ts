import type { ApiBase } from './constants';
import type { Permission } from './permissions';

/** One endpoint that is not plain CRUD. The bodies stand in `bodies.ts`, the answers in `resources/answers.ts`, by the same names. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  base: ApiBase;
  /** After the base, without a leading slash; `{id}` is a parameter. */
  path: string;
  /** `public`: no token. `signed-in`: any staff token. Otherwise any one of the permissions. */
  access: 'public' | 'signed-in' | Permission | readonly Permission[];
  /** The field of the answer that the specification says is read; empty where the answer itself is. */
  reads: string;
  summary: string;
  /** The HTTP status of success where it is not 200. */
  success?: 201;
  /** Query parameters (all strings); any other is refused, but for 'any' (calls that come from outside systems). */
  query?: readonly string[] | 'any';
  /** Whether an `Idempotency-Key` header makes a repeated call answer what the first one answered. */
  idempotent?: boolean;
}

/** The calls of the public and the workflow endpoints (specification, section 7). */
export const calls = {
  signIn: {
    method: 'POST',
    base: 'v1',
    path: 'accounts/auth/login',
    access: 'public',
    reads: 'user',
    summary: 'Sign in to the back-office',
  },
  signOut: {
    method: 'POST',
    base: 'v1',
    path: 'accounts/auth/logout',
    access: 'signed-in',
    reads: '',
    summary: 'Revoke the session of the token',
  },
  changePassword: {
    method: 'POST',
    base: 'v1',
    path: 'accounts/auth/change-password',
    access: 'signed-in',
    reads: '',
    summary: 'Change your own password; your other sessions end',
  },
  listOwnSessions: {
    method: 'GET',
    base: 'v1',
    path: 'accounts/auth/sessions',
    access: 'signed-in',
    reads: 'sessions',
    summary: 'Where you are signed in, the latest first',
  },
  revokeOwnSession: {
    method: 'POST',
    base: 'v1',
    path: 'accounts/auth/sessions/{id}/revoke',
    access: 'signed-in',
    reads: '',
    summary: 'End one of your own sessions',
  },
  listOfferedProducts: {
    method: 'GET',
    base: 'v1',
    path: 'onboarding/products',
    access: 'public',
    reads: 'products',
    summary: 'Packages on offer',
  },
  listOfferedBuildingTypes: {
    method: 'GET',
    base: 'v1',
    path: 'onboarding/building-types',
    access: 'public',
    reads: 'buildingTypes',
    summary: 'Building types to choose from',
  },
  suggestPlaces: {
    method: 'GET',
    base: 'v1',
    path: 'coverage/places',
    access: 'public',
    reads: 'places',
    summary: 'Places whose name contains searchTerm, for suggestions while typing (at most 8)',
    query: ['searchTerm'],
  },
  checkCoverage: {
    method: 'POST',
    base: 'v1',
    path: 'coverage/check',
    access: 'public',
    reads: 'coverageResponse',
    summary: 'Does fibre reach this place or point?',
  },
  createInterest: {
    method: 'POST',
    base: 'v1',
    path: 'onboarding/interest',
    access: 'public',
    reads: 'interestForm',
    summary: 'Show interest where fibre is not yet',
    success: 201,
    idempotent: true,
  },
  createSelfReferral: {
    method: 'POST',
    base: 'v1',
    path: 'referrals/self',
    access: 'public',
    reads: 'referral',
    summary: 'Self-referral of a visitor whose place is covered',
    success: 201,
    idempotent: true,
  },
  createSubscriptionForm: {
    method: 'POST',
    base: 'v1',
    path: 'onboarding/subscription',
    access: 'public',
    reads: 'subscriptionForm',
    summary: 'Order a package',
    success: 201,
    idempotent: true,
  },
  getSubscriptionForm: {
    method: 'GET',
    base: 'v1',
    path: 'subscription-forms/{id}',
    access: 'public',
    reads: 'subscriptionForm',
    summary: 'An order; personal details are masked for strangers',
  },
  createPaymentForm: {
    method: 'POST',
    base: 'v1',
    path: 'onboarding/subscription/payment',
    access: 'public',
    reads: 'paymentForm',
    summary: 'Start paying an order, or tie a submitted provider order to it',
  },
  checkPayment: {
    method: 'POST',
    base: 'v1',
    path: 'onboarding/subscription/check-payment',
    access: 'public',
    reads: 'payment',
    summary: 'Ask the provider how an attempt stands, and settle it if it is paid',
  },
  getPaymentStatus: {
    method: 'GET',
    base: 'v1',
    path: 'payments/{id}/status',
    access: 'public',
    reads: 'status',
    summary: 'How an attempt stands, from our own books',
  },
  checkPaymentAsStaff: {
    method: 'POST',
    base: 'v1',
    path: 'payments/{id}/check',
    access: 'Check Payments',
    reads: 'payment',
    summary: 'Staff: ask the provider again and settle',
  },
  listPaymentCarriers: {
    method: 'GET',
    base: 'v1',
    path: 'payments/payment-carriers',
    access: 'public',
    reads: 'paymentCarriers',
    summary: 'Means of payment',
  },
  checkSubscriptionStatus: {
    method: 'POST',
    base: 'v1',
    path: 'subscriptions/check-subscription-status',
    access: 'public',
    reads: 'subscriptionStatus',
    summary: 'Track an order or subscription by its id, or by number and phone',
  },
  requestToken: {
    method: 'POST',
    base: 'v1',
    path: 'Auth/RequestToken',
    access: 'public',
    reads: 'token',
    summary: 'Begin a checkout: a short-lived checkout token of ours, never the provider’s',
  },
  registerIpn: {
    method: 'POST',
    base: 'v1',
    path: 'URLSetup/RegisterIPN',
    access: 'public',
    reads: 'ipn_id',
    summary: 'The notification address registered with the provider (checkout token)',
  },
  submitOrder: {
    method: 'POST',
    base: 'v1',
    path: 'Transactions/SubmitOrderRequest',
    access: 'public',
    reads: 'redirect_url',
    summary: 'Store an attempt and submit its order to the provider (checkout token)',
  },
  getTransactionStatus: {
    method: 'GET',
    base: 'v1',
    path: 'Transactions/GetTransactionStatus',
    access: 'public',
    reads: 'payment_status_description',
    summary: 'How an order stands; settles it if it is paid',
    query: ['orderTrackingId'],
  },
  receiveIpnByGet: {
    method: 'GET',
    base: 'v1',
    path: 'payments/ipn',
    access: 'public',
    reads: 'status',
    summary: 'The provider’s notification: only a hint to fetch the status',
    query: 'any',
  },
  receiveIpnByPost: {
    method: 'POST',
    base: 'v1',
    path: 'payments/ipn',
    access: 'public',
    reads: 'status',
    summary: 'The provider’s notification: only a hint to fetch the status',
    query: 'any',
  },
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
