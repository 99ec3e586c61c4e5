import { changelog } from './sw/changelog';
import { figures } from './sw/figures';
import { permissions } from './sw/permissions';
import { queues } from './sw/queues';
import { sentences } from './sw/sentences';
import { termsAToC } from './sw/termsAToC';
import { termsDToO } from './sw/termsDToO';
import { termsPToZ } from './sw/termsPToZ';
import { ticketTerms } from './sw/tickets';
import { visits } from './sw/visits';

/** The words of the declarations and the contract, by their English. */
export const words: Readonly<Record<string, string>> = {
  ...termsAToC,
  ...termsDToO,
  ...termsPToZ,
  ...figures,
  ...queues,
  ...permissions,
  ...sentences,
  ...changelog,
  ...visits,
  ...ticketTerms,
};
