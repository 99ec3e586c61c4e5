import type { Deps } from '../deps';
import { accessHandlers } from './access';
import { backupHandlers } from './backups';
import { claimHandlers } from './claims';
import { clientHandlers } from './clients';
import { closeHandlers } from './closes';
import { coverageHandlers } from './coverage';
import { deviceHandlers } from './devices';
import { figureHandlers } from './figures';
import { fiscalDocumentHandlers } from './fiscalDocuments';
import type { Handlers } from './Handlers';
import { ledgerHandlers } from './ledger';
import { messageHandlers } from './messages';
import { notificationHandlers } from './notifications';
import { orderHandlers } from './orders';
import { paymentHandlers } from './payments';
import { profileHandlers } from './profile';
import { queueHandlers } from './queues';
import { referralHandlers } from './referrals';
import { renewalHandlers } from './renewals';
import { searchHandlers } from './search';
import { statementHandlers } from './statements';
import { subscriptionHandlers } from './subscriptions';
import { ticketHandlers } from './tickets';
import { workOrderHandlers } from './workOrders';

/** Every action's workflow. */
export function createHandlers(deps: Deps): Handlers {
  return {
    ...accessHandlers(deps),
    ...profileHandlers(deps),
    ...notificationHandlers(deps),
    ...coverageHandlers(deps),
    ...clientHandlers(deps),
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
  };
}
