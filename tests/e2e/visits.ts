import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../../resources/access/demo/signIns';
import type { Answers } from '../../resources/catalogue/actions';
import { adminToken, call } from './api';

/** Creates a member of the demo field team; returns their id, their token, and their e-mail address before the `@` as the name. */
export async function aTechnician(fullName: string): Promise<{ id: string; name: string; token: string }> {
  const token = await adminToken();
  const roles = await call<{ roles: { id: string; name: string }[] }>('GET', 'v1/roles?searchTerm=Field%20team', token);
  const roleId = roles.body.roles.find(({ name }) => name === 'Field team')?.id;
  const name = `technician.${randomUUID().slice(0, 8)}`;
  const person = { fullName, emailAddress: `${name}@kitara.example`, password: DEMO_PASSWORD, roleIds: [roleId] };
  const { body } = await call<{ user: { id: string } }>('POST', 'v1/users', token, person);
  return { id: body.user.id, name, token };
}

/** Returns the demo account for which journeys open work orders. */
export async function anAccount(token: string): Promise<{ id: string; accountNumber: string }> {
  type Page = { accounts: { id: string; accountNumber: string }[] };
  const { body } = await call<Page>('GET', 'v1/accounts?statuses=ACTIVE&limit=1', token);
  const [account] = body.accounts;
  if (!account) throw new Error('The demo data has no active account.');
  return account;
}

/** Creates a work order with a planned visit. */
export async function aVisit(token: string, plan: object) {
  const accountId = (await anAccount(token)).id;
  const body = { accountId, type: 'REPAIR', ...plan };
  const answer = await call<Answers['openWorkOrder']>('POST', 'v1/work-orders/open', token, body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.workOrder;
}

/** Returns the calendar day in the provider's time zone that many days from today. */
export const dayFromNow = (days = 0): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Kampala' }).format(Date.now() + days * 86_400_000);
