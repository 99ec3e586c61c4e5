import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestOffice } from '../../testing/TestOffice';
import { Conversation } from './Conversation';
import type { ConversationEntry } from './entries';
import { aMessage } from './testTicket';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const office = (entries: ConversationEntry[]) => (
  <TestOffice>
    <Conversation ticketId="t1" entries={entries} onReply={undefined} />
  </TestOffice>
);
const first = [aMessage('c1', 8, 'amina'), aMessage('c2', 9, 'joan')];
const log = () => screen.getByRole('log');

/** Gives the conversation a height of 1000 px, of which 300 are visible, and scrolls it. */
function scrollTo(top: number) {
  Object.defineProperties(log(), {
    scrollHeight: { value: 1000, configurable: true },
    clientHeight: { value: 300, configurable: true },
  });
  log().scrollTop = top;
  fireEvent.scroll(log());
}

it('announces new replies while the user reads further up, and scrolls only on request', () => {
  const { rerender } = render(office(first));
  scrollTo(100);
  rerender(office([...first, aMessage('c3', 10, 'joan')]));
  expect(screen.getByRole('button', { name: '1 new reply' })).toBeDefined();
  rerender(office([...first, aMessage('c3', 10, 'joan'), aMessage('c4', 11, 'amina')]));
  expect(log().scrollTop).toBe(100);
  const next = screen.getByRole('separator', { name: 'New' }).nextElementSibling;
  expect(next?.textContent).toContain('Words c3');
  fireEvent.click(screen.getByRole('button', { name: '2 new replies' }));
  expect(log().scrollTop).toBe(1000);
  expect(screen.queryByRole('button', { name: /new repl/ })).toBeNull();
});

it("stays at the end for users who are there, and scrolls to the user's own message", () => {
  const { rerender } = render(office(first));
  scrollTo(690);
  rerender(office([...first, aMessage('c3', 10, 'joan')]));
  expect(log().scrollTop).toBe(1000);
  scrollTo(100);
  rerender(office([...first, aMessage('c3', 10, 'joan'), aMessage('c4', 11, 'u')]));
  expect(log().scrollTop).toBe(1000);
  expect(screen.queryByRole('button', { name: /new repl/ })).toBeNull();
});

it('marks on the next visit what is new since the last one', () => {
  render(office(first));
  expect(screen.queryByRole('separator')).toBeNull();
  cleanup();
  render(office([...first, aMessage('c3', 10, 'joan')]));
  expect(screen.getByRole('separator', { name: 'New' }).nextElementSibling?.textContent).toContain('Words c3');
});
