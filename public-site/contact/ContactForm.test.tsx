import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { REQUEST_TIMEOUT } from '../../contract/constants';
import { put } from '../offline/outbox';
import { sendNow } from '../offline/queue';
import { testId } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { noAnswer, offline, stubApi } from '../testing/stubApi';
import { ContactForm } from './ContactForm';

startAfresh();

const PORTAL = 'POST tickets/portal';
const TICKET = { id: testId(70), ticketNumber: 'TK-000042', status: 'NEW', dateCreated: '2026-03-01T08:00:00.000Z' };
const accepted = { [PORTAL]: () => ({ status: 201, body: { ticket: TICKET } }) };
const form = (
  <MemoryRouter>
    <ContactForm />
  </MemoryRouter>
);
const textIn = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

async function fillIn(texts: Record<string, string>) {
  const user = userEvent.setup();
  for (const [label, text] of Object.entries(texts))
    await user.type(screen.getByLabelText(new RegExp(`^${label}`)), text);
  return user;
}
const FILLED = {
  'Your name': ' Grace ',
  'E-mail': 'grace@example.com',
  Subject: 'Moving',
  Message: 'To Ntinda, in May.',
};
const send = () => screen.getByRole('button', { name: /Send the message|Sending/ });

describe('the contact form', () => {
  it('names the missing fields, focuses the first one, and sends nothing', async () => {
    const sent = stubApi({});
    render(form);
    await userEvent.click(send());
    for (const text of [
      'Your name is required',
      'Enter a phone number or an e-mail address',
      'Subject is required',
      'Message is required',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Your name/)));
    expect(sent).toEqual([]);
  });

  it('drops an error as soon as it is corrected, so that the button does not move when it is tapped', async () => {
    stubApi({});
    render(form);
    await userEvent.click(send());
    const user = await fillIn({ Subject: 'Moving' });
    expect(screen.queryByText('Subject is required')).toBeNull();
    expect(screen.getByText('Your name is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^Subject/));
    await user.type(screen.getByLabelText(/^E-mail/), 'grace@example.com');
    expect(screen.queryByText('Enter a phone number or an e-mail address')).toBeNull();
    await user.clear(screen.getByLabelText(/^Subject/));
    await user.click(send());
    expect(screen.getByText('Subject is required')).toBeTruthy();
  });

  it('sends the message once on a double tap, and shows the ticket’s number', async () => {
    const sent = stubApi(accepted);
    render(form);
    await fillIn(FILLED);
    fireEvent.click(send());
    fireEvent.click(send());
    expect(await screen.findByText('TK-000042')).toBeTruthy();
    expect(sent.map(({ call, body }) => ({ call, body }))).toEqual([
      {
        call: PORTAL,
        body: { name: 'Grace', emailAddress: 'grace@example.com', subject: 'Moving', message: 'To Ntinda, in May.' },
      },
    ]);
    expect(sent[0]?.key).toBeTruthy();
    expect(localStorage.getItem('kitara-fibre.contact')).toBeNull();
  });

  it('keeps the input across a reload, and sends it with the same key after a lost answer', async () => {
    const sent = stubApi({ [PORTAL]: noAnswer });
    const first = render(form);
    const user = await fillIn(FILLED);
    await user.click(send());
    first.unmount();
    const again = stubApi(accepted);
    render(form);
    expect(textIn(/^Message/)).toBe('To Ntinda, in May.');
    await user.click(send());
    expect(await screen.findByText('TK-000042')).toBeTruthy();
    expect(again[0]?.key).toBe(sent[0]?.key);
  });

  it('shows the API’s errors next to their fields, and any other error with a way to contact people', async () => {
    stubApi({ [PORTAL]: () => ({ status: 422, body: { error: 'x', errors: { emailAddress: 'must be an e-mail' } } }) });
    render(form);
    const user = await fillIn(FILLED);
    await user.click(send());
    expect(await screen.findByText('E-mail must be an e-mail')).toBeTruthy();
    stubApi({ [PORTAL]: () => ({ status: 429, body: { error: 'Too many messages.' } }) });
    await user.click(send());
    expect((await screen.findByRole('alert')).textContent).toContain('Too many messages.');
  });

  it('waits for the connection, and is sent with its original key', async () => {
    const lost = stubApi({ [PORTAL]: offline });
    render(form);
    const user = await fillIn(FILLED);
    await user.click(send());
    const notice = await screen.findByRole('region', { name: 'Waiting to be sent' });
    expect(notice.textContent).toMatch(/Saved on this phone.*We will send it when you are back online/);
    await waitFor(() => expect(document.activeElement).toBe(notice));
    expect(screen.queryByLabelText(/^Message/)).toBeNull();
    const sent = stubApi(accepted);
    await act(() => sendNow('contact'));
    expect(await screen.findByText('TK-000042')).toBeTruthy();
    expect(sent.map(({ key }) => key)).toEqual([lost[0]?.key]);
    expect({ ...localStorage }).not.toHaveProperty('kitara-fibre.outbox.contact');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Grace');
  });

  it('says after 60 seconds that the service is too slow, and keeps the input', async () => {
    const sent = stubApi({ [PORTAL]: noAnswer });
    render(form);
    await fillIn(FILLED);
    vi.useFakeTimers();
    fireEvent.click(send());
    await act(() => vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT));
    expect(screen.getByRole('alert').textContent).toContain('Service took long to respond, please try again.');
    expect(textIn(/^Message/)).toBe('To Ntinda, in May.');
    expect([screen.queryByText('Saved on this phone'), sent.length]).toEqual([null, 1]);
  });

  it('shows a form that was refused while it waited again, with its input and the error', async () => {
    stubApi({ [PORTAL]: offline });
    const first = render(form);
    const user = await fillIn(FILLED);
    await user.click(send());
    await screen.findByText('Saved on this phone');
    first.unmount();
    stubApi({ [PORTAL]: () => ({ status: 422, body: { error: 'x', errors: { emailAddress: 'must be an e-mail' } } }) });
    await sendNow('contact');
    render(form);
    expect(await screen.findByText('E-mail must be an e-mail')).toBeTruthy();
    expect(textIn(/^Message/)).toBe('To Ntinda, in May.');
  });

  it('shows the reason if the refusal names none of its fields', async () => {
    const body = { name: 'Grace', subject: 'Moving', message: 'To Ntinda.' };
    put('contact', { state: 'refused', body, message: 'This waited for too long.', status: null, fields: {} });
    render(form);
    expect((await screen.findByRole('alert')).textContent).toContain('This waited for too long.');
  });

  /** Renders the prerendered form with a message typed into it, just before hydration. */
  function prerendered() {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(form);
    const area = container.querySelector('textarea');
    if (area) area.value = 'Typed early';
    return container;
  }
  const typedIn = () => [textIn(/^Message/), textIn(/^Subject/)];

  it('keeps text typed before the script was loaded', async () => {
    const container = prerendered();
    const root = await act(async () => hydrateRoot(container, form));
    await fillIn({ Subject: 'Early' });
    expect(typedIn()).toEqual(['Typed early', 'Early']);
    act(() => root.unmount());
    container.remove();
  });

  it('keeps text typed early if the next letter or the submitting click triggers hydration', async () => {
    stubApi({});
    // As in a browser, nothing waits for React, which hydrates in a transition.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const container = prerendered();
    let root: Root | undefined;
    startTransition(() => {
      root = hydrateRoot(container, form);
    });
    const subject = screen.getByLabelText<HTMLInputElement>(/^Subject/);
    subject.value = 'Early';
    subject.dispatchEvent(new Event('input', { bubbles: true }));
    expect(typedIn()).toEqual(['Typed early', 'Early']);
    send().click();
    await screen.findByText('Your name is required');
    expect(screen.queryByText('Subject is required')).toBeNull();
    expect(screen.queryByText('Message is required')).toBeNull();
    expect(typedIn()).toEqual(['Typed early', 'Early']);
    root?.unmount();
    vi.unstubAllGlobals();
    container.remove();
  });
});
