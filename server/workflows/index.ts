import type { Deps } from '../deps';
import { accessHandlers } from './access';
import { accountHandlers } from './accounts';
import { apiKeyHandlers } from './apiKeys';
import { backupHandlers } from './backups';
import { brandHandlers } from './brand';
import { claimHandlers } from './claims';
import { clientHandlers } from './clients';
import { closeHandlers } from './closes';
import { coverageHandlers } from './coverage';
import { deviceHandlers } from './devices';
import { figureHandlers } from './figures';
import { fiscalDocumentHandlers } from './fiscalDocuments';
import type { Handlers } from './Handlers';
import { importHandlers } from './imports';
import { ledgerHandlers } from './ledger';
import { messageHandlers } from './messages';
import { notificationHandlers } from './notifications';
import { orderHandlers } from './orders';
import { passkeyHandlers } from './passkeys';
import { paymentHandlers } from './payments';
import { privacyHandlers } from './privacy';
import { profileHandlers } from './profile';
import { queueHandlers } from './queues';
import { referralHandlers } from './referrals';
import { renewalHandlers } from './renewals';
import { searchHandlers } from './search';
import { secondFactorHandlers } from './secondFactor';
import { settingHandlers } from './settings';
import { setupHandlers } from './setup';
import { statementHandlers } from './statements';
import { subscriptionHandlers } from './subscriptions';
import { ticketHandlers } from './tickets';
import { webhookHandlers } from './webhooks';
import { workOrderHandlers } from './workOrders';

/** Returns the workflow of every action. */
export function createHandlers(deps: Deps): Handlers {
  return {
    ...accessHandlers(deps),
    ...secondFactorHandlers(deps),
    ...passkeyHandlers(deps),
    ...profileHandlers(deps),
    ...notificationHandlers(deps),
    ...coverageHandlers(deps),
    ...clientHandlers(deps),
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
    ...ticketHandlers(deps),
    ...workOrderHandlers(deps),
    ...deviceHandlers(deps),
    ...referralHandlers(deps),
    ...ledgerHandlers(deps),
    ...messageHandlers(deps),
    ...figureHandlers(deps),
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
