import type { RecordOf } from '../defineResource';
import type { extensionSettings } from '../extensionSettings';
import type { extensions } from '../extensions';
import type { subscriptionActivationLogs } from '../subscriptionActivationLogs';
import type { subscriptionEvents } from '../subscriptionEvents';
import type { subscriptions } from '../subscriptions';
import type { subscriptionTransfers } from '../subscriptionTransfers';
import type { subscriptionUpdateTasks } from '../subscriptionUpdateTasks';

type Subscription = RecordOf<typeof subscriptions>;

/** Something that happened to a subscription, in a sentence. */
export interface ExplainedEvent {
  id: string;
  /** ISO 8601 UTC. */
  at: string;
  type: RecordOf<typeof subscriptionEvents>['type'];
  days: number;
  endBefore: string | null;
  endAfter: string | null;
  /** Who did it; null for what happened by itself. */
  by: string | null;
  sentence: string;
}

/** Why a subscription starts and ends when it does. */
export interface Explanation {
  startDate: string | null;
  endDate: string | null;
  /** What was paid for, and what came on top of it. */
  durationDays: number;
  addedDays: number;
  /** All of it in one sentence. */
  summary: string;
  /** The first one first. */
  events: ExplainedEvent[];
}

/** Answers of contract/calls/subscriptions.ts. */
export interface SubscriptionsAnswers {
  listExpiringSubscriptions: { subscriptions: Subscription[]; totalRecords: number };
  getActiveSubscription: { subscription: Subscription };
  listSubscriptionsOfAccount: { subscriptions: Subscription[]; totalRecords: number };
  explainSubscription: { explanation: Explanation };
  listPendingTasks: { subscriptionUpdateTasks: RecordOf<typeof subscriptionUpdateTasks>[]; totalRecords: number };
  activateSubscription: { subscription: Subscription; log: RecordOf<typeof subscriptionActivationLogs> };
  createSubscriptionTransfer: { subscriptionTransfer: RecordOf<typeof subscriptionTransfers> };
  createExtension: { extension: RecordOf<typeof extensions>; subscription: Subscription };
  getExtensionSettings: { extensionSettings: RecordOf<typeof extensionSettings> };
  updateExtensionSettings: { extensionSettings: RecordOf<typeof extensionSettings> };
}
