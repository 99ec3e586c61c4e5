import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RequestError } from '../../../dataProvider/requestError';
import type { Explanation as Explained, ExplainedEvent } from '../../../resources/subscriptions/actions';
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
