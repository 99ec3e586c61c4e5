import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testId } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { noLink, stubApi } from '../testing/stubApi';
import { ConnectionBar } from './ConnectionBar';
import { findEntry, put } from './outbox';

startAfresh();

const PORTAL = 'POST tickets/portal';
const MESSAGE = { name: 'Grace', phoneNumber: '0771234567', subject: 'Moving', message: 'To Ntinda.' };
const waiting = { state: 'waiting', key: 'k-1', body: MESSAGE, tries: 1 } as const;
const keepMessage = () => put('contact', { ...waiting, since: Date.now(), triedAt: Date.now() });
const open = () =>
  render(
    <MemoryRouter>
      <ConnectionBar />
    </MemoryRouter>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the connection', () => {
  it('is not mentioned while there is one', () => {
    stubApi({});
    open();
    expect(screen.getByRole('region', { name: 'Connection' }).textContent).toBe('');
  });

  it('is announced as missing, and no longer once it is back', () => {
    stubApi({});
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open();
    expect(screen.getByRole('status').textContent).toBe('You are offline. What you type is kept.');
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });
});

describe('a form that waits', () => {
  it('can be sent at once, and says so if there is still no answer', async () => {
    stubApi({ [PORTAL]: noLink });
    keepMessage();
    open();
    expect(await screen.findByText('Your message is still waiting to be sent.')).toBeTruthy();
    const sent = stubApi({ [PORTAL]: () => ({ status: 201, body: { ticket: { ticketNumber: 'TK-000042' } } }) });
    press('Send now');
    press('Send now');
    expect(await screen.findByText('Your message is with us: ticket TK-000042.')).toBeTruthy();
    expect(sent.map(({ key }) => key)).toEqual(['k-1']);
    press('Close');
    expect(screen.getByRole('region').textContent).toBe('');
    expect({ ...localStorage }).toEqual({});
  });

  it('is discarded only after a confirmation, which a double tap is not', async () => {
    stubApi({ [PORTAL]: noLink });
    keepMessage();
    open();
    await screen.findByText(/still waiting/);
    press('Discard');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' })));
    const [first, second] = screen.getAllByRole('button');
    expect([first?.textContent, second?.textContent]).toEqual(['Delete', 'Keep']);
    press('Keep');
    press('Discard');
    press('Delete');
    expect(findEntry('contact')).toBeNull();
    expect({ ...localStorage }).toEqual({});
  });
});

describe('the result of a form that waited', () => {
  beforeEach(() => void stubApi({}));

  it('an order links to its payment', async () => {
    put('subscribe', { state: 'sent', result: { id: testId(9), formNumber: 'SF-000321' } });
    open();
    expect(await screen.findByText('Your order SF-000321 is with us.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Go to payment' });
    expect(link.getAttribute('href')).toBe(`/subscription-pay?form=${testId(9)}`);
    fireEvent.click(link);
    expect(findEntry('subscribe')).toBeNull();
  });

  it('a refused form links back to its page', async () => {
    put('contact', { state: 'refused', body: MESSAGE, message: 'Please check.', status: 422, fields: {} });
    open();
    expect(await screen.findByText('Your message could not be sent as it is.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Check it' }).getAttribute('href')).toBe('/contact');
  });
});
