import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestOffice } from '../../testing/TestOffice';
import { CheckStatusCell } from './CheckStatusCell';

afterEach(cleanup);

it.each([
  ['RECOGNISED', 'No presence'],
  ['UNKNOWN', 'Place not recognised'],
  ['SEVERAL', 'Place not recognised'],
])('a check whose place was %s is shown as "%s"', async (outcome, shown) => {
  render(
    <TestOffice>
      <CheckStatusCell record={{ id: 'c1', outcome, coverageResponse: { code: 'NO_PRESENCE' } }} />
    </TestOffice>,
  );
  expect(await screen.findByText(shown)).toBeDefined();
});
