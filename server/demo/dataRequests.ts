import { clients } from '../../resources/accounts/clients';
import { privacyActions } from '../../resources/privacy/actions';
import { audit } from '../audit/audit';
import { auditAction } from '../audit/auditAction';
import { chooseReminders, declineErasure, requestErasure } from '../privacy/dataRequests';
import { namedBy } from '../privacy/Person';
import { doneBy, writeRequest } from '../privacy/requests';
import { HOUR } from './Chance';
import type { World } from './World';

/** The number of leads who opted out of news, and of national IDs that were looked at: more than a page of each. */
const OPT_OUTS = 9;
const LOOKS = 12;

/** Simulates requests of people about their own data in the last days, and views of national IDs by staff. */
export async function askAboutData({ books, end, staff }: World): Promise<void> {
  const at = (hours: number) => new Date(end.getTime() - hours * HOUR);
  const [lead] = staff('Support lead');
  const [admin] = staff('Administrator');
  if (!lead || !admin) return;
  const of = (stages: readonly string[]) => books.find(clients, { where: [{ path: 'stage', in: stages }] });
  const customers = await of(['CUSTOMER']);
  const leads = await of(['INTERESTED', 'LEAD']);
  for (const [place, { id }] of leads.slice(0, OPT_OUTS).entries()) {
    const asked = { askedBy: 'PHONE', reason: 'Wants no calls about new areas' } as const;
    await chooseReminders({ store: books, now: () => at(70 - place * 5) }, id, false, asked, lead);
  }
  for (const [place, client] of customers.slice(0, 2).entries()) {
    const now = at(22 - place);
    const person = { client, merged: [], accounts: [] };
    const asked = { askedBy: 'IN_PERSON', reason: 'Came with the ID and wants a copy' } as const;
    const request = await writeRequest(books, 'COPY', person, asked, doneBy(lead.userId, now), now);
    const after = { requestNumber: request.requestNumber };
    const record = { id: namedBy(person).clientId };
    await auditAction(books, privacyActions.exportClientData, { identity: lead, record, after }, now);
  }
  for (const [place, { id: clientId }] of customers.slice(2, 4).entries()) {
    const deps = { store: books, now: () => at(20 - place) };
    const asked = { askedBy: 'EMAIL', reason: 'Moved abroad' } as const;
    const { id } = await requestErasure(deps, { clientId }, asked, lead);
    if (place === 0)
      await declineErasure({ ...deps, now: () => at(18) }, id, 'The sender could not prove who they are.', admin);
  }
  const known = (await books.find(clients)).filter(({ nationalId }) => nationalId);
  for (const [place, record] of known.slice(0, LOOKS).entries()) {
    const look = { identity: lead, action: 'UNMASK', resource: clients, record, before: null } as const;
    await audit(
      books,
      { ...look, after: { field: 'nationalId' }, reason: 'Checked at the installation' },
      at(60 - place * 4),
    );
  }
}
