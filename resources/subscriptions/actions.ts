import { ACCESS_POLICIES, ACCESS_REASONS } from '../../contract/network/accessLines';
import { NETWORK_DIFFERENCE_CAUSES, NETWORK_DIFFERENCE_KINDS } from '../../contract/network/differences';
import { SUBSCRIPTION_EVENT_TYPES } from '../../contract/statuses';
import { defineActions } from '../language/defineActions';
import { reference, references, text } from '../language/kinds';
import { EXPORT_PARAMETERS, PAGE_PARAMETERS } from '../language/parameters';
import * as shape from '../language/shapes';
import { EXPIRING, EXPIRING_PARAMETERS } from './expiring';
import { extensionSettings } from './extensionSettings';
import { extensions } from './extensions';
import { subscriptionTransfers } from './subscriptionTransfers';

const { offset, limit, sortBy } = PAGE_PARAMETERS;

const subscription = shape.record('subscriptions');

/** An event of a subscription, with a sentence. */
const explainedEvent = shape.object({
  id: shape.id,
  at: shape.moment,
  type: shape.oneOf(...SUBSCRIPTION_EVENT_TYPES),
  days: shape.integer,
  endBefore: shape.nullable(shape.moment),
  endAfter: shape.nullable(shape.moment),
  /** The person who did it; null if it was automatic. */
  by: shape.nullable(shape.text),
  sentence: shape.text,
});
export type ExplainedEvent = shape.Held<typeof explainedEvent>;

const answer = {
  policy: shape.oneOf(...ACCESS_POLICIES),
  downloadMbps: shape.nullable(shape.integer),
  uploadMbps: shape.nullable(shape.integer),
};

/** A line of the account: what the money, the rule, RADIUS and the NAS say of it. */
const explainedLine = shape.object({
  accessLineId: shape.id,
  username: shape.text,
  /** `until` is null if nothing is paid, or if the paid days have not begun; `perDay` is null if nothing is paid. */
  money: shape.object({ until: shape.nullable(shape.moment), perDay: shape.nullable(shape.money) }),
  rule: shape.object({ ...answer, reason: shape.oneOf(...ACCESS_REASONS) }),
  /** What the views of FreeRADIUS answer now, and since when. */
  radius: shape.object({ ...answer, since: shape.moment }),
  /** The latest session; null if there was none. */
  nas: shape.nullable(
    shape.object({
      sessionId: shape.id,
      nasAddress: shape.text,
      startedAt: shape.moment,
      lastUpdateAt: shape.moment,
      /** Null while it goes on. */
      stoppedAt: shape.nullable(shape.moment),
      /** What it was answered; null if that is not known. */
      answer: shape.nullable(shape.object(answer)),
    }),
  ),
  differences: shape.listOf(
    shape.object({
      id: shape.id,
      kind: shape.oneOf(...NETWORK_DIFFERENCE_KINDS),
      cause: shape.oneOf(...NETWORK_DIFFERENCE_CAUSES),
      since: shape.moment,
    }),
  ),
});
export type ExplainedLine = shape.Held<typeof explainedLine>;

/** The explanation of a subscription's start and end. */
const explanation = shape.object({
  startDate: shape.nullable(shape.moment),
  endDate: shape.nullable(shape.moment),
  /** The days that were paid for, and the days added to them. */
  durationDays: shape.integer,
  addedDays: shape.integer,
  /** A summary in one sentence. */
  summary: shape.text,
  /** In chronological order. */
  events: shape.listOf(explainedEvent),
  /** The lines of its account, for users who may see access lines. */
  lines: shape.listOf(explainedLine),
});
export type Explanation = shape.Held<typeof explanation>;

const { subscriptionId, days, reason } = extensions.fields;
const { toAccountId } = subscriptionTransfers.fields;
const { allowed, maxDays, maxExtensions, graceDays } = extensionSettings.fields;

/** Actions of staff on subscriptions: extension, transfer, activation, and explanations. */
export const subscriptionActions = defineActions(
  { name: 'Subscriptions', description: 'Extensions, transfers and activation.' },
  {
    listExpiringSubscriptions: {
      ...EXPIRING,
      method: 'GET',
      base: 'v1',
      scoped: true,
      answer: shape.page('subscriptions', subscription),
      reads: 'subscriptions',
      summary:
        'Subscriptions that end within expiringInDays days (7 where nothing is asked), ended within the last expiredInDays days, or end on the day expiryDate',
      query: { ...EXPIRING_PARAMETERS, searchTerm: text(), offset, limit, sortBy },
    },
    exportExpiringSubscriptions: {
      ...EXPIRING,
      method: 'GET',
      base: 'v1',
      path: `${EXPIRING.path}/export`,
      scoped: true,
      confirms: 'with second factor',
      answer: shape.exported,
      reads: '',
      summary: 'All matching expiring subscriptions as a file: raw, or formatted for reading',
      query: { ...EXPIRING_PARAMETERS, searchTerm: text(), ...EXPORT_PARAMETERS },
    },
    getActiveSubscription: {
      method: 'GET',
      base: 'v1',
      path: 'subscriptions/active-subscription/{id}',
      access: 'View Subscription',
      answer: shape.object({ subscription }),
      reads: 'subscription',
      summary: 'The subscription of an account that runs',
    },
    listSubscriptionsOfAccount: {
      method: 'GET',
      base: 'v1',
      path: 'subscriptions/account/{id}',
      access: 'View Subscription',
      answer: shape.page('subscriptions', subscription),
      reads: 'subscriptions',
      summary: 'All subscriptions of an account, 100 unless stated',
      query: PAGE_PARAMETERS,
    },
    explainSubscription: {
      method: 'GET',
      base: 'v1',
      path: 'subscriptions/{id}/explain',
      access: 'View Subscription',
      answer: shape.object({ explanation }),
      reads: 'explanation',
      summary: 'Why a subscription starts and ends when it does: everything that happened to it, in sentences',
    },
    listPendingTasks: {
      method: 'GET',
      base: 'v1',
      path: 'subscription/pending',
      access: ['View Subscription Update Task', 'View Subscription'],
      answer: shape.page('subscriptionUpdateTasks', shape.record('subscription-update-tasks')),
      reads: 'subscriptionUpdateTasks',
      summary: 'What the network still has to do, for one subscription or for all',
      query: { subscriptionId: references('subscriptions'), ...PAGE_PARAMETERS },
    },
    activateSubscription: {
      method: 'POST',
      base: 'v1',
      path: 'subscription/activate/{id}',
      access: 'Activate Subscription',
      audit: { resource: 'subscription-update-tasks', action: 'ACTION', reason: 'Asked of the network by hand' },
      answer: shape.object({ subscription, log: shape.record('subscription-activation-logs') }),
      reads: 'subscription',
      summary: 'Have the network do now what a subscription waits for; the log says whether it did',
    },
    createSubscriptionTransfer: {
      method: 'POST',
      base: 'v1',
      path: 'subscription-transfers',
      access: 'Create Subscription Transfers',
      input: {
        subscriptionId,
        /**
         * The account that the caller transfers from: refused if the subscription has moved to another account. Without it, the
         * current account.
         */
        fromAccountId: reference('accounts', { label: 'Old account' }),
        toAccountId,
        reason,
      },
      audit: { resource: 'subscription-transfers', action: 'CREATE' },
      answer: shape.object({ subscriptionTransfer: shape.record('subscription-transfers') }),
      reads: 'subscriptionTransfer',
      summary: 'Move a subscription, and what is paid for behind it, to another account',
      success: 201,
      idempotent: true,
    },
    createExtension: {
      method: 'POST',
      base: 'v1',
      path: 'extensions',
      access: 'Create Extensions',
      input: { subscriptionId, days, reason },
      audit: { resource: 'extensions', action: 'CREATE' },
      answer: shape.object({ extension: shape.record('extensions'), subscription }),
      reads: 'extension',
      summary: 'Give a subscription days without payment',
      success: 201,
      idempotent: true,
    },
    getExtensionSettings: {
      method: 'GET',
      base: 'v1',
      path: 'extension-settings',
      access: 'View Extensions',
      answer: shape.object({ extensionSettings: shape.record('extension-settings') }),
      reads: 'extensionSettings',
      summary: 'How far subscriptions may be extended',
    },
    updateExtensionSettings: {
      method: 'PUT',
      base: 'v1',
      path: 'extension-settings',
      access: 'Update Extension Settings',
      conditional: true,
      input: { allowed, maxDays, maxExtensions, graceDays },
      partial: true,
      audit: { resource: 'extension-settings', action: 'UPDATE' },
      answer: shape.object({ extensionSettings: shape.record('extension-settings') }),
      reads: 'extensionSettings',
      summary: 'Change how far subscriptions may be extended',
    },
  },
);
