import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inEnglish } from '../../i18n/testWording';
import { labels } from '../../session/labels';
import { TestOffice } from '../../testing/TestOffice';
import { Timeline } from '../../ui/texts/Timeline';
import { aPayment } from './testAccount';
import { type Sources, timelineOf } from './timeline';

afterEach(cleanup);

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T09:00:00.000Z`;
const sources = {
  events: [
    { id: 'e', dateCreated: at(3), type: 'EXTENDED', days: 2, subscriptionId: 's1', note: 'A fibre cut', userId: null },
  ],
  payments: [{ ...aPayment, paidAt: at(1), statusMessage: null }],
  tickets: [{ id: 't', dateCreated: at(4), ticketNumber: 'TK-000001', subject: 'Slow', status: 'NEW' }],
  activations: [
    {
      id: 'l',
      dateCreated: at(2),
      type: 'ACTIVATION',
      outcome: 'FAILED',
      attempt: 1,
      message: 'No answer.',
      userId: null,
    },
  ],
  logs: [
    {
      id: 'g',
      dateCreated: at(6),
      action: 'UPDATE',
      resource: 'accounts',
      reason: null,
      before: { status: 'ACTIVE' },
      after: { status: 'SUSPENDED' },
      userId: null,
    },
    {
      id: 'h',
      dateCreated: at(5),
      action: 'ACTION',
      resource: 'devices',
      reason: 'Asked the ONU to restart',
      after: null,
      userId: null,
    },
  ],
} as unknown as Sources;

it('lists all events, the latest first', () => {
  labels.learn({ labels: { s1: 'SB-000001' } });
  render(
    <TestOffice>
      <Timeline label="Activity" entries={timelineOf(sources, inEnglish)} />
    </TestOffice>,
  );
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '));
  expect(told).toEqual([
    'Changed the account’s status6 Mar 2026, 12:00',
    'Asked the ONU to restart5 Mar 2026, 12:00',
    'TK-000001 · Slow, new4 Mar 2026, 12:00',
    'SB-000001 extended, 2 days: A fibre cut3 Mar 2026, 12:00',
    'Activation by the network failed, attempt 1: No answer.2 Mar 2026, 12:00',
    'PAY-000001 of UGX 149,000, successful1 Mar 2026, 12:00',
  ]);
});
