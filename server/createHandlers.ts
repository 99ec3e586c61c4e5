import { accessHandlers } from './access/handlers';
import { apiKeyHandlers } from './access/handlers/apiKeys';
import { passkeyHandlers } from './access/handlers/passkeys';
import { profileHandlers } from './access/handlers/profile';
import { secondFactorHandlers } from './access/handlers/secondFactor';
import { userHandlers } from './access/handlers/users';
import { accountHandlers, clientHandlers } from './accounts/handlers';
import { mergeHandlers } from './accounts/merge/handlers';
import { attachmentHandlers } from './attachments/handlers';
import { backupHandlers } from './backup/handlers';
import { claimHandlers } from './claims/handlers';
import { closeHandlers } from './closing/handlers';
import { coverageHandlers } from './coverage/handlers';
import type { Deps } from './deps';
import { deviceHandlers } from './devices/handlers';
import { fiscalDocumentHandlers } from './fiscal/handlers';
import type { Handlers } from './Handlers';
import { importHandlers } from './imports/handlers';
import { ledgerHandlers } from './ledger/handlers';
import { listViewHandlers } from './listViews/handlers';
import { messageHandlers } from './messages/handlers';
import { figureHandlers } from './metrics/handlers';
import { networkHandlers } from './network/handlers';
import { holdHandlers } from './network/holdHandlers';
import { nasHandlers } from './network/nasHandlers';
import { sessionHandlers } from './network/sessionHandlers';
import { noteHandlers } from './notes/handlers';
import { notificationHandlers } from './notifications/handlers';
import { orderHandlers } from './orders/handlers';
import { referralHandlers } from './orders/handlers/referrals';
import { paymentHandlers, renewalHandlers } from './payments/handlers';
import { payoutHandlers } from './payments/handlers/commissions';
import { privacyHandlers } from './privacy/handlers';
import { reportHandlers } from './reports/handlers';
import { searchHandlers } from './search/handlers';
import { brandHandlers } from './settings/handlers/brand';
import { settingHandlers } from './settings/handlers/settings';
import { setupHandlers } from './setup/handlers';
import { statementHandlers } from './statements/handlers';
import { subscriptionHandlers } from './subscriptions/handlers';
import { priceHandlers } from './subscriptions/handlers/prices';
import { retentionHandlers } from './subscriptions/handlers/retention';
import { ticketHandlers } from './tickets/handlers';
import { webhookHandlers } from './webhooks/handlers';
import { queueHandlers } from './worklists/handlers';
import { workOrderHandlers } from './workOrders/handlers';

/** Returns the workflow of every action. */
export function createHandlers(deps: Deps): Handlers {
  return {
    ...accessHandlers(deps),
    ...secondFactorHandlers(deps),
    ...userHandlers(deps),
    ...passkeyHandlers(deps),
    ...profileHandlers(deps),
    ...noteHandlers(deps),
    ...attachmentHandlers(deps),
    ...listViewHandlers(deps),
    ...notificationHandlers(deps),
    ...coverageHandlers(deps),
    ...clientHandlers(deps),
    ...mergeHandlers(deps),
    ...accountHandlers(deps),
    ...privacyHandlers(deps),
    ...orderHandlers(deps),
    ...paymentHandlers(deps),
    ...fiscalDocumentHandlers(deps),
    ...claimHandlers(deps),
    ...closeHandlers(deps),
    ...statementHandlers(deps),
    ...renewalHandlers(deps),
    ...subscriptionHandlers(deps),
    ...retentionHandlers(deps),
    ...priceHandlers(deps),
    ...ticketHandlers(deps),
    ...workOrderHandlers(deps),
    ...deviceHandlers(deps),
    ...networkHandlers(deps),
    ...nasHandlers(deps),
    ...sessionHandlers(deps),
    ...holdHandlers(deps),
    ...referralHandlers(deps),
    ...payoutHandlers(deps),
    ...ledgerHandlers(deps),
    ...messageHandlers(deps),
    ...figureHandlers(deps),
    ...reportHandlers(deps),
    ...queueHandlers(deps),
    ...searchHandlers(deps),
    ...backupHandlers(deps),
    ...apiKeyHandlers(deps),
    ...webhookHandlers(deps),
    ...importHandlers(deps),
    ...settingHandlers(deps),
    ...brandHandlers(deps),
    ...setupHandlers(deps),
  };
}
