import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { payments } from '../../../resources/payments/payments';
import { statementLines } from '../../../resources/statements/statementLines';
import { labels } from '../../session/labels';
import { TestOffice } from '../../testing/TestOffice';
import type { Difference } from './Difference';
import { DifferenceRow } from './DifferenceRow';

afterEach(() => {
  cleanup();
  labels.clear();
});

it.each([
  [1, ['PAY-000001']],
  [2, ['PAY-000001', 'Line X2']],
])('of %i records names the payment, and the other line of a payment in two parts', (records, names) => {
  labels.learn({ labels: { p1: 'PAY-000001', l2: 'Line X2' } });
  const difference = {
    ...{ id: 'd1', kind: 'WRONG_AMOUNT', tie: 'STATEMENTS', status: 'OPEN', amount: 49_000, records, note: null },
    ...{ moneyDay: '2026-03-10', since: '2026-03-10T09:00:00.000Z', paymentId: 'p1', lineId: 'l2', assigneeId: null },
  } as Difference;
  render(
    <TestOffice resources={[payments, statementLines]}>
      <ul>
        <DifferenceRow difference={difference} day="2026-03-10" isClosed />
      </ul>
    </TestOffice>,
  );
  const shown = ['PAY-000001', 'Line X2'].filter((name) => screen.queryByText(name));
  expect(shown).toEqual(names);
});
