import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startAfresh } from '../testing/setUp';
import { stubApi } from '../testing/stubApi';
import { useCall } from './useCall';

startAfresh();

const placesOf = (searchTerm: string) =>
  renderHook(() => useCall('suggestPlaces', { query: { searchTerm } }, true)).result;

it('uses a cached answer only for the same input', async () => {
  const sent = stubApi({ 'GET coverage/places': () => ({ body: { places: [] } }) });
  for (const searchTerm of ['Ntinda', 'Ntinda', 'Naguru']) {
    const result = placesOf(searchTerm);
    await waitFor(() => expect(result.current.data).not.toBeNull());
  }
  expect(sent.map(({ call }) => call)).toEqual([
    'GET coverage/places?searchTerm=Ntinda',
    'GET coverage/places?searchTerm=Naguru',
  ]);
});
