import type { PageKey } from '../../../contract/pages/routes';
import { FIBRE_CONSENT } from '../../../contract/privacy/consent';
import type { ActionName, Answers } from '../../../resources/catalogue/actions';
import { coverageAnswer, type Html, interestKept, messageSent, tracked } from './answers';

type Fields = Record<string, string>;
/** Makes an API call, as a script would. Throws the refusal, if any. */
export type MakeCall = <N extends ActionName>(name: N, body: object) => Promise<Answers[N]>;

/**
 * The pages whose forms work without JavaScript, each posted to its own address. Each function answers the form's fields with
 * HTML.
 */
export const FORMS: Partial<Record<PageKey, (fields: Fields, make: MakeCall) => Promise<Html>>> = {
  async home({ place, coverageCheckId, ...client }, make) {
    if (!coverageCheckId) return coverageAnswer(await make('checkCoverage', { location: { commonName: place } }));
    await make('createInterest', { coverageCheckId, client, consentVersion: FIBRE_CONSENT.version });
    return interestKept();
  },
  contact: async (fields, make) => messageSent(await make('sendPortalMessage', fields)),
  trackByDetails: async (fields, make) => tracked(await make('checkSubscriptionStatus', fields)),
};
