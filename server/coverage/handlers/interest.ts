import { clients } from '../../../resources/accounts/clients';
import { interestForms } from '../../../resources/coverage/interestForms';
import { clientFor, fullPerson } from '../../accounts/clientFor';
import { sellerFieldsOf } from '../../crud/ownRecords';
import { mayRead } from '../../crud/reach';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { visitorLanguage } from '../../messages/languageFor';
import { coverageCheckOf, forStrangers } from '../../orders/visitorForms';
import { createRecord } from '../../store/createRecord';

/** The waiting list of places without fibre. */
export function interestHandlers({ store, now }: Deps): Pick<Handlers, 'createInterest'> {
  return {
    createInterest: ({ body, identity, header }) =>
      store.transaction(async (tx) => {
        const tied = { coverageCheckId: body.coverageCheckId, ...sellerFieldsOf(identity, interestForms) };
        const { coverageAreaId, location } = await coverageCheckOf(tx, body.coverageCheckId);
        const own = { ...tied, language: visitorLanguage({ identity, header }) };
        const client = await clientFor(tx, body.client, 'INTERESTED', own, now());
        const consent = body.consentVersion
          ? { consentVersion: body.consentVersion, consentedAt: now().toISOString() }
          : {};
        const values = { clientId: client.id, client: fullPerson(body.client), ...tied, ...consent };
        const form = await createRecord(tx, interestForms, values, now());
        const known = (await mayRead(tx, identity, clients, client.id)) ? { clientId: client.id } : {};
        const interestForm = { ...forStrangers(interestForms, form), ...known };
        const near = coverageAreaId
          ? { path: 'coverageAreaId', in: [coverageAreaId] }
          : { path: 'location.commonName', in: [location.commonName] };
        const within = [{ path: 'coverageCheckId', within: [near] }];
        return { interestForm, neighbours: (await tx.count(interestForms, { within })) - 1 };
      }),
  };
}
