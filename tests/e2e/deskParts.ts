import type { Page } from 'playwright-core';
import { call } from './api';

interface Opened {
  id: string;
  ticketNumber: string;
}

/** Returns a demo customer with an installed device. */
export async function customer(token: string): Promise<{ id: string; accountNumber: string }> {
  const { body } = await call<{ devices: { accountId: string | null }[] }>(
    'GET',
    'v1/devices?states=INSTALLED&limit=50',
    token,
  );
  const accountId = body.devices.find((device) => device.accountId)?.accountId;
  const { account } = (
    await call<{ account: { id: string; accountNumber: string } }>('GET', `v1/accounts/${accountId}`, token)
  ).body;
  return account;
}

/** Creates customer tickets without an assignee. */
export async function openTickets(token: string, accountId: string, subjects: readonly string[]): Promise<Opened[]> {
  const tickets: Opened[] = [];
  for (const subject of subjects) {
    const values = { type: 'CUSTOMER_TICKET', subject, description: `${subject} since this morning.`, accountId };
    const contact = { name: 'Grace Auma', phoneNumber: '0771234567' };
    const { ticket } = (await call<{ ticket: Opened }>('POST', 'v1/tickets', token, { ...values, contact })).body;
    await leave(token, ticket.id);
    tickets.push(ticket);
  }
  return tickets;
}

/** Removes every participant. The user who opens a ticket becomes a participant; an administrator may leave it without one. */
async function leave(token: string, id: string) {
  const { participants } = (
    await call<{ participants: { userId: string }[] }>('GET', `v1/tasks/${id}/participants`, token)
  ).body;
  for (const { userId } of participants) await call('DELETE', `v1/tasks/${id}/participants?userId=${userId}`, token);
}

export const box = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });

/** Opens the ticket list with this search by its URL. */
export async function showTickets(page: Page, view: string, searchTerm: string) {
  await page.goto(`/${view}?searchTerm=${encodeURIComponent(searchTerm)}`);
  await page.locator('[data-opens-row]').first().waitFor();
}
