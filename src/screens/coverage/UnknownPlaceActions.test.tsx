import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { resources } from '../../../resources';
import { unknownPlaces } from '../../../resources/coverage/unknownPlaces';
import { TestOffice } from '../../testing/TestOffice';
import { answerCalls } from '../../testing/testCalls';
import { UnknownPlaceActions } from './UnknownPlaceActions';

afterEach(cleanup);

const SUGGESTED = 'GET /api/v1/coverage/places';
const SPELLING = 'POST /api/v1/unknown-places/u1/spelling';
const PLACE = 'POST /api/v1/unknown-places/u1/place';
const kololo = { id: 'p1', name: 'Kololo', district: 'Kampala', kind: 'AREA', latitude: 0.33, longitude: 32.594 };

function show(status = 'OPEN') {
  const record = { id: 'u1', typed: 'Acacia Mall', times: 3, status, placeId: null };
  const calls = answerCalls({
    [SUGGESTED]: { places: [kololo] },
    [SPELLING]: { unknownPlace: record, place: kololo },
    [PLACE]: { unknownPlace: record, place: { ...kololo, name: 'Acacia Mall' } },
  });
  render(
    <TestOffice resources={resources} permissions={['Update Coverage Areas', 'View Coverage Areas']}>
      <UnknownPlaceActions resource={unknownPlaces} record={record} />
    </TestOffice>,
  );
  return calls;
}

it('adds the typed name as a spelling of a similar place with one click', async () => {
  const { bodyOf } = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Spelling of Kololo, Kampala' }));
  await waitFor(() => expect(bodyOf(SPELLING)).toEqual({ placeId: 'p1', spelling: 'Acacia Mall' }));
});

it('adds the typed name as a new place next to a similar one with two clicks', async () => {
  const { bodyOf } = show();
  await screen.findByRole('button', { name: 'Spelling of Kololo, Kampala' });
  fireEvent.click(screen.getByRole('button', { name: 'Add as a place' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.click(form.getByRole('button', { name: 'Add as a place' }));
  const place = { name: 'Acacia Mall', district: 'Kampala', kind: 'AREA', where: 'Kololo, Kampala' };
  await waitFor(() => expect(bodyOf(PLACE)).toEqual(place));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers nothing for a name that was already handled', () => {
  const { asked } = show('ADDED');
  expect([screen.queryAllByRole('button'), asked()]).toEqual([[], []]);
});
