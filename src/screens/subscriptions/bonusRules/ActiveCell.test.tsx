import { cleanup, render, screen } from '@testing-library/react';
import { addDays, formatISO } from 'date-fns';
import { afterEach, it } from 'vitest';
import { TestOffice } from '../../../testing/TestOffice';
import { ActiveCell } from './ActiveCell';

afterEach(cleanup);

const day = (ahead: number) => formatISO(addDays(new Date(), ahead), { representation: 'date' });

it.each([
  [true, -9, null, 'Yes'],
  [true, -9, 2, 'Yes'],
  [true, -9, -2, 'Ended'],
  [true, 2, null, 'Not yet'],
  [false, -9, -2, 'Yes'],
])('a rule with active %s, from %s and until %s days from today shows %s', (active, from, until, shown) => {
  const record = { id: 'r', active, validFrom: day(from), validUntil: until === null ? null : day(until) };
  render(
    <TestOffice>
      <ActiveCell record={record}>Yes</ActiveCell>
    </TestOffice>,
  );
  screen.getByText(shown);
});
