import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RequestError } from '../../../dataProvider/requestError';
import type { Explanation as Explained, ExplainedEvent, ExplainedLine } from '../../../resources/subscriptions/actions';
import { TestOffice } from '../../testing/TestOffice';
import { answerCalls } from '../../testing/testCalls';
import { Explanation } from './Explanation';

afterEach(cleanup);

const EXPLAIN = 'GET /api/v1/subscriptions/s1/explain';
const event = (id: string, at: string, sentence: string, by: string | null = null) =>
  ({ id, at, type: 'EXTENDED', days: 1, endBefore: null, endAfter: null, by, sentence }) satisfies ExplainedEvent;
const explanation: Explained = {
  startDate: null,
  endDate: null,
  durationDays: 30,
  addedDays: 1,
  summary: 'It ends on 14 March 2026, 12:00.',
  events: [
    event('e1', '2026-02-11T22:30:00.000Z', '30 days were paid for.'),
    event('e2', '2026-02-20T09:00:00.000Z', 'It was extended by 1 day.', 'Sarah Akello'),
  ],
  lines: [],
};
const ALLOWED = { policy: 'ALLOW', downloadMbps: 20, uploadMbps: 10 } as const;
const line: ExplainedLine = {
  ...{ accessLineId: 'l1', username: 'KF-000123' },
  money: { until: '2026-03-20T09:00:00.000Z', perDay: 3_000 },
  rule: { ...ALLOWED, reason: 'PAID' },
  radius: { ...ALLOWED, since: '2026-02-20T09:00:00.000Z' },
  nas: {
    ...{ sessionId: 's9', nasAddress: '10.20.1.1', startedAt: '2026-02-11T22:30:00.000Z', stoppedAt: null },
    ...{
      lastUpdateAt: '2026-03-14T08:58:00.000Z',
      answer: { policy: 'PAY_ONLY', downloadMbps: null, uploadMbps: null },
    },
  },
  differences: [{ id: 'd1', kind: 'PAID_BUT_OFF', cause: 'LOGIN_BEFORE_PAYMENT', since: '2026-02-20T09:00:00.000Z' }],
};

function show(answer: unknown) {
  answerCalls({ [EXPLAIN]: answer });
  render(
    <TestOffice permissions={['View Subscription']}>
      <Explanation subscriptionId="s1" />
    </TestOffice>,
  );
}

it('explains the end date in one sentence, then lists the events in order, in Kampala time', async () => {
  show({ explanation });
  expect(await screen.findByText('It ends on 14 March 2026, 12:00.')).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '30 days were paid for.12 Feb 2026, 01:30',
    'It was extended by 1 day.20 Feb 2026, 12:00 · by Sarah Akello',
  ]);
});

it('shows money, rule, RADIUS answer and NAS of a line side by side, and what differs', async () => {
  show({ explanation: { ...explanation, lines: [line] } });
  const section = await screen.findByRole('region', { name: 'Line KF-000123' });
  const said = [...section.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(said).toEqual([
    'MoneyPaid until 20 Mar 2026, 12:00, UGX\u00a03,000 per day',
    'RuleAllow, 20/10 Mbps: Paid',
    'RADIUS answerAllow, 20/10 Mbps since 20 Feb 2026, 12:00',
    'NASOnline since 12 Feb 2026, 01:30 at 10.20.1.1: Pay only',
  ]);
  expect(section.textContent).toContain('Paid but off: Logged in before the payment');
});

it('says that nothing is paid, and that a line never was online', async () => {
  const unpaid = { policy: 'PAY_ONLY', downloadMbps: null, uploadMbps: null } as const;
  const money = { until: null, perDay: null };
  const nothing = { ...line, money, rule: { ...unpaid, reason: 'UNPAID' as const }, nas: null, differences: [] };
  show({ explanation: { ...explanation, lines: [nothing] } });
  const section = await screen.findByRole('region', { name: 'Line KF-000123' });
  expect(section.textContent).toContain('Nothing is paid');
  expect(section.textContent).toContain('Never online');
});

it('says that nothing is on record', async () => {
  show({ explanation: { ...explanation, events: [] } });
  expect(await screen.findByText('No activity yet.')).toBeDefined();
});

it('says what failed, and retries', async () => {
  show(new RequestError('No way.', 500, 500));
  expect(await screen.findByText('No way.')).toBeDefined();
  answerCalls({ [EXPLAIN]: { explanation } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('30 days were paid for.')).toBeDefined();
});
