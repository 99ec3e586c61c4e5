import attachments from './sw/attachments';
import backups from './sw/backups';
import changelog from './sw/changelog';
import clientMerges from './sw/clientMerges';
import close from './sw/close';
import commissions from './sw/commissions';
import connections from './sw/connections';
import figures from './sw/figures';
import fiscal from './sw/fiscal';
import holds from './sw/holds';
import imports from './sw/imports';
import integrations from './sw/integrations';
import ledger from './sw/ledger';
import network from './sw/network';
import networkDifferences from './sw/networkDifferences';
import networkMessages from './sw/networkMessages';
import notes from './sw/notes';
import permissions from './sw/permissions';
import personalTasks from './sw/personalTasks';
import privacy from './sw/privacy';
import queues from './sw/queues';
import reports from './sw/reports';
import sentences from './sw/sentences';
import sessionChanges from './sw/sessionChanges';
import sessions from './sw/sessions';
import signIn from './sw/signIn';
import statements from './sw/statements';
import termsAToC from './sw/termsAToC';
import termsDToO from './sw/termsDToO';
import termsPToZ from './sw/termsPToZ';
import ticketTerms from './sw/tickets';
import visits from './sw/visits';

/** The labels of declarations and contract, keyed by the English text. */
export const words: Readonly<Record<string, string>> = {
  ...termsAToC,
  ...termsDToO,
  ...termsPToZ,
  ...figures,
  ...queues,
  ...ledger,
  ...imports,
  ...close,
  ...clientMerges,
  ...network,
  ...networkMessages,
  ...networkDifferences,
  ...sessions,
  ...sessionChanges,
  ...holds,
  ...notes,
  ...attachments,
  ...permissions,
  ...personalTasks,
  ...privacy,
  ...reports,
  ...sentences,
  ...changelog,
  ...backups,
  ...commissions,
  ...connections,
  ...visits,
  ...ticketTerms,
  ...fiscal,
  ...statements,
  ...integrations,
  ...signIn,
};
