import type { DeclaredAction, InputOf, PartialInput } from '../defineActions';
import type { Fields } from '../kinds';
import type { Held } from '../shapes';
import { accessActions } from './access';
import { accountActions } from './accounts';
import { apiKeyActions } from './apiKeys';
import { backupActions } from './backups';
import { brandActions } from './brand';
import { claimActions } from './claims';
import { clientActions } from './clients';
import { closeActions } from './closes';
import { coverageActions } from './coverage';
import { deviceActions } from './devices';
import { figureActions } from './figures';
import { fiscalDocumentActions } from './fiscalDocuments';
import { importActions } from './imports';
import { ledgerActions } from './ledger';
import { messageActions } from './messages';
import { notificationActions } from './notifications';
import { orderActions } from './orders';
import { passkeyActions } from './passkeys';
import { paymentActions } from './payments';
import { privacyActions } from './privacy';
import { profileActions } from './profile';
import { providerActions } from './provider';
import { queueActions } from './queues';
import { receiptActions } from './receipts';
import { referralActions } from './referrals';
import { refundActions } from './refunds';
import { renewalActions } from './renewals';
import { searchActions } from './search';
import { secondFactorActions } from './secondFactor';
import { settingActions } from './settings';
import { setupActions } from './setup';
import { signInActions } from './signIn';
import { statementActions } from './statements';
import { subscriptionActions } from './subscriptions';
import { ticketActions } from './tickets';
import { webhookActions } from './webhooks';
import { workOrderActions } from './workOrders';

/** Everything that is not plain CRUD (specification, section 7), by name. */
export const actions = {
  ...signInActions,
  ...accessActions,
  ...secondFactorActions,
  ...passkeyActions,
  ...profileActions,
  ...notificationActions,
  ...coverageActions,
  ...clientActions,
  ...accountActions,
  ...privacyActions,
  ...orderActions,
  ...paymentActions,
  ...receiptActions,
  ...claimActions,
  ...closeActions,
  ...statementActions,
  ...refundActions,
  ...fiscalDocumentActions,
  ...providerActions,
  ...renewalActions,
  ...subscriptionActions,
  ...ticketActions,
  ...workOrderActions,
  ...deviceActions,
  ...referralActions,
  ...ledgerActions,
  ...messageActions,
  ...figureActions,
  ...queueActions,
  ...searchActions,
  ...backupActions,
  ...apiKeyActions,
  ...webhookActions,
  ...importActions,
  ...settingActions,
  ...brandActions,
  ...setupActions,
} as const;

export type Actions = typeof actions;
export type ActionName = keyof Actions;

/** An action by its name, without its own types. */
export const actionNamed = (name: ActionName): DeclaredAction => actions[name];

/** The body of an action: what a caller sends; undefined where it has none. */
export type BodyOf<N extends ActionName> = Actions[N] extends { input: infer F }
  ? F extends Fields
    ? Actions[N] extends { partial: true }
      ? PartialInput<InputOf<F>>
      : InputOf<F>
    : Record<string, unknown>
  : undefined;

/** What each action answers; the field that the specification reads is among it. */
export type Answers = { [N in ActionName]: Held<Actions[N]['answer']> };
