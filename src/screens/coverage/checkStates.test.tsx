import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { coverageChecks } from '../../../resources/coverage/coverageChecks';
import { headlineOf } from '../../../resources/language/displayFields';
import { SlotsContext } from '../../crud/slots';
import { StateChips } from '../../crud/values/StateChips';
import { TestOffice } from '../../testing/TestOffice';
import { slots } from '../slots';

afterEach(cleanup);

it('a place that was not recognised has no "No presence" in headings and cards either', async () => {
  const record = { id: 'c1', outcome: 'UNKNOWN', coverageResponse: { code: 'NO_PRESENCE' } };
  render(
    <TestOffice>
      <SlotsContext value={slots}>
        <StateChips resource={coverageChecks} record={record} leaves={headlineOf(coverageChecks).states} />
      </SlotsContext>
    </TestOffice>,
  );
  expect(await screen.findByText('Place not recognised')).toBeDefined();
  expect(screen.queryByText('No presence')).toBeNull();
});
