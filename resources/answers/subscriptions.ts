import { SUBSCRIPTION_EVENT_TYPES } from '../../contract/statuses';
import {
  type Held,
  id,
  integer,
  listOf,
  moment,
  nullable,
  object,
  oneOf,
  page,
  record,
  type Shape,
  text,
} from '../shapes';

const subscription = record('subscriptions');

/** Something that happened to a subscription, in a sentence. */
const explainedEvent = object({
  id,
  at: moment,
  type: oneOf(...SUBSCRIPTION_EVENT_TYPES),
  days: integer,
  endBefore: nullable(moment),
  endAfter: nullable(moment),
  /** Who did it; null for what happened by itself. */
  by: nullable(text),
  sentence: text,
});
export type ExplainedEvent = Held<typeof explainedEvent>;

/** Why a subscription starts and ends when it does. */
const explanation = object({
  startDate: nullable(moment),
  endDate: nullable(moment),
  /** What was paid for, and what came on top of it. */
  durationDays: integer,
  addedDays: integer,
  /** All of it in one sentence. */
  summary: text,
  /** The first one first. */
  events: listOf(explainedEvent),
});
export type Explanation = Held<typeof explanation>;

/** Answers of contract/calls/subscriptions.ts. */
export const subscriptionsAnswers = {
  listExpiringSubscriptions: page('subscriptions', subscription),
  getActiveSubscription: object({ subscription }),
  listSubscriptionsOfAccount: page('subscriptions', subscription),
  explainSubscription: object({ explanation }),
  listPendingTasks: page('subscriptionUpdateTasks', record('subscription-update-tasks')),
  activateSubscription: object({ subscription, log: record('subscription-activation-logs') }),
  createSubscriptionTransfer: object({ subscriptionTransfer: record('subscription-transfers') }),
  createExtension: object({ extension: record('extensions'), subscription }),
  getExtensionSettings: object({ extensionSettings: record('extension-settings') }),
  updateExtensionSettings: object({ extensionSettings: record('extension-settings') }),
} satisfies Record<string, Shape>;
