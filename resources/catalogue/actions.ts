import { accessActions } from '../access/actions';
import { apiKeyActions } from '../access/apiKeyActions';
import { passkeyActions } from '../access/passkeyActions';
import { profileActions } from '../access/profileActions';
import { secondFactorActions } from '../access/secondFactorActions';
import { signInActions } from '../access/signInActions';
import { userActions } from '../access/userActions';
import { accountActions } from '../accounts/actions';
import { clientActions } from '../accounts/clientActions';
import { mergeActions } from '../accounts/mergeActions';
import { referralActions } from '../agents/actions';
import { payoutActions } from '../agents/payoutActions';
import { attachmentActions } from '../attachments/actions';
import { backupActions } from '../backup/actions';
import { claimActions } from '../claims/actions';
import { closeActions } from '../closing/actions';
import { coverageActions } from '../coverage/actions';
import { deviceActions } from '../devices/actions';
import { fiscalDocumentActions } from '../fiscal/actions';
import { importActions } from '../imports/actions';
import type { DeclaredAction, InputOf, PartialInput } from '../language/defineActions';
import type { Fields } from '../language/kinds';
import type { Held } from '../language/shapes';
import { ledgerActions } from '../ledger/actions';
import { listViewActions } from '../listViews/actions';
import { messageActions } from '../messages/actions';
import { figureActions } from '../metrics/actions';
import { networkActions } from '../network/actions';
import { holdActions } from '../network/holdActions';
import { nasActions } from '../network/nasActions';
import { sessionActions } from '../network/sessionActions';
import { noteActions } from '../notes/actions';
import { notificationActions } from '../notifications/actions';
import { orderActions } from '../orders/actions';
import { paymentActions } from '../payments/actions';
import { providerActions } from '../payments/providerActions';
import { receiptActions } from '../payments/receiptActions';
import { refundActions } from '../payments/refundActions';
import { privacyActions } from '../privacy/actions';
import { reportActions } from '../reports/actions';
import { searchActions } from '../search/actions';
import { settingActions } from '../settings/actions';
import { brandActions } from '../settings/brandActions';
import { setupActions } from '../settings/setupActions';
import { statementActions } from '../statements/actions';
import { subscriptionActions } from '../subscriptions/actions';
import { priceActions } from '../subscriptions/priceActions';
import { renewalActions } from '../subscriptions/renewalActions';
import { retentionActions } from '../subscriptions/retentionActions';
import { ticketActions } from '../tickets/actions';
import { inboundActions } from '../tickets/inboundActions';
import { webhookActions } from '../webhooks/actions';
import { queueActions } from '../worklists/actions';
import { workOrderActions } from '../workOrders/actions';

/** Everything that is not plain CRUD (specification, section 7), by name. */
export const actions = {
  ...signInActions,
  ...accessActions,
  ...secondFactorActions,
  ...userActions,
  ...passkeyActions,
  ...profileActions,
  ...noteActions,
  ...attachmentActions,
  ...listViewActions,
  ...notificationActions,
  ...coverageActions,
  ...clientActions,
  ...mergeActions,
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
  ...retentionActions,
  ...priceActions,
  ...ticketActions,
  ...inboundActions,
  ...workOrderActions,
  ...deviceActions,
  ...networkActions,
  ...nasActions,
  ...sessionActions,
  ...holdActions,
  ...referralActions,
  ...payoutActions,
  ...ledgerActions,
  ...messageActions,
  ...figureActions,
  ...reportActions,
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

/** Returns an action by its name, without its specific types. */
export const actionNamed = (name: ActionName): DeclaredAction => actions[name];

/** The body that a caller sends to an action; undefined if it has none. */
export type BodyOf<N extends ActionName> = Actions[N] extends { input: infer F }
  ? F extends Fields
    ? Actions[N] extends { partial: true }
      ? PartialInput<InputOf<F>>
      : InputOf<F>
    : Record<string, unknown>
  : undefined;

/** The answer of each action; it contains the field that the specification reads. */
export type Answers = { [N in ActionName]: Held<Actions[N]['answer']> };
