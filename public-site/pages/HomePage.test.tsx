import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapArea } from '../../resources/coverage/actions';
import { aCoverageAnswer, aMapArea, testId } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { noAnswer, type SentCall, stubApi } from '../testing/stubApi';
import HomePage from './HomePage';

startAfresh();
// Loads the map's code in advance, so that no test waits for it.
beforeAll(() => import('../coverage/map/CoverageMap'));
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
});

const AREAS = [
  aMapArea({ id: testId(1), name: 'Kololo', code: 'ASBUILT', at: [32.59, 0.33] }),
  aMapArea({ id: testId(2), name: 'Kansanga', code: 'IN_PROGRESS', expectedDate: '2027-02-28', at: [32.6, 0.28] }),
  aMapArea({ id: testId(3), name: 'Seeta', code: 'PLANNED', district: 'Mukono', at: [32.71, 0.36] }),
];

type Stubs = Parameters<typeof stubApi>[0];

/** Opens the home page and its map. */
async function openMap(stubs: Stubs) {
  const sent = stubApi({ 'GET onboarding/products': () => ({ body: { products: [], totalRecords: 0 } }), ...stubs });
  render(
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>,
  );
  const user = userEvent.setup({ delay: null });
  expect(called(sent, 'coverage/areas')).toEqual([]);
  await user.type(screen.getByRole('combobox'), 'N');
  await user.click(screen.getByRole('button', { name: 'View coverage map' }));
  return { sent, user };
}
const answering = (areas: MapArea[]): Stubs => ({ 'GET coverage/areas': () => ({ body: { areas } }) });
const called = (sent: SentCall[], path: string) => sent.filter(({ call }) => call.endsWith(path));
/** Returns an area on the map. */
const drawn = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}, `) });
const list = async () => within(await screen.findByRole('region', { name: /Fibre is here/ }));

it('links to renewing and tracking below the coverage check', () => {
  stubApi({ 'GET onboarding/products': () => ({ body: { products: [], totalRecords: 0 } }) });
  render(
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>,
  );
  const [renew] = screen.getAllByRole('link', { name: 'Renew' });
  expect(renew?.closest('.hero-check')).toBeTruthy();
});

describe('the map', () => {
  it('is loaded when it is opened, receives the focus, and can be hidden again', async () => {
    const { user } = await openMap({ 'GET coverage/areas': noAnswer });
    const heading = screen.getByRole('heading', { name: 'Coverage map' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('Loading the map')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Hide the map' }));
    expect(screen.queryByRole('heading', { name: 'Coverage map' })).toBeNull();
  });

  it('draws and lists each area by its status', async () => {
    await openMap(answering(AREAS));
    expect(await screen.findByRole('button', { name: 'Kololo, Kampala: Fiber is Available!' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Kansanga, Kampala: Fiber Construction In Progress!' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Seeta, Mukono: Fiber is Planned!' })).toBeTruthy();
    expect((await list()).getByRole('button', { name: 'Kololo' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Being built 1' })).toBeTruthy();
  });

  it('shows details of a chosen area, and runs the normal check for it', async () => {
    const { sent, user } = await openMap({
      ...answering(AREAS),
      'POST coverage/check': () => ({ body: aCoverageAnswer('In Progess') }),
    });
    await user.click(await drawn('Kansanga'));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Kansanga'));
    expect(screen.getByText(/We expect to be done by 28 February 2027/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Check Kansanga' }));
    const answer = await screen.findByRole('heading', { name: 'Fiber Construction In Progress!' });
    await waitFor(() => expect(document.activeElement).toBe(answer));
    expect(called(sent, 'coverage/check')).toMatchObject([{ body: { location: { commonName: 'Kansanga, Kampala' } } }]);
    expect(await screen.findByText('Tell me when it arrives')).toBeTruthy();
  });

  it('can be navigated with the arrow keys, with one area in the tab order', async () => {
    const { user } = await openMap(answering(AREAS));
    const [kololo, kansanga] = [await drawn('Kololo'), await drawn('Kansanga')];
    kololo.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(kansanga);
    expect([kololo, kansanga].map((shape) => shape.getAttribute('tabindex'))).toEqual(['-1', '0']);
    await user.keyboard('+{Enter}');
    expect(await screen.findByRole('button', { name: 'Check Kansanga' })).toBeTruthy();
  });

  it('says when it failed, can be retried, and does not affect the input', async () => {
    let down = true;
    const { user } = await openMap({
      'GET coverage/areas': () =>
        down ? { status: 503, body: { error: 'Back in a minute.' } } : { body: { areas: AREAS } },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Back in a minute.');
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('N');
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await list()).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('N');
  });

  it('says so if no area is drawn yet', async () => {
    await openMap(answering([]));
    expect(await screen.findByText('We have not drawn our areas yet. Check your place above.')).toBeTruthy();
  });

  it('marks the place checked last', async () => {
    const location = { commonName: 'Seeta, Mukono', latitude: 0.36, longitude: 32.71 };
    const answer = aCoverageAnswer('Planned');
    const place = { name: 'Seeta', district: 'Mukono' };
    const located = { ...answer, place, coverageCheck: { ...answer.coverageCheck, location } };
    const { user } = await openMap({ ...answering(AREAS), 'POST coverage/check': () => ({ body: located }) });
    await user.click(await screen.findByRole('button', { name: 'Seeta' }));
    await user.click(await screen.findByRole('button', { name: 'Check Seeta' }));
    expect(await screen.findByText('The pin marks the place you checked last: Seeta, Mukono.')).toBeTruthy();
  });
});

it('an unknown place can be found on the map or by location, or the visitor can leave a phone number', async () => {
  const unknown = aCoverageAnswer('Place Not Recognised', { outcome: 'UNKNOWN', place: null });
  const { user } = await openMap({
    ...answering(AREAS),
    'POST coverage/check': () => ({ body: unknown }),
    'GET coverage/places': () => ({ body: { places: [] } }),
  });
  await user.click(screen.getByRole('button', { name: 'Hide the map' }));
  await user.click(screen.getByRole('button', { name: 'Check coverage' }));
  await screen.findByRole('heading', { name: 'We don’t know that place' });
  for (const name of ['View coverage map', 'Use my location', 'Leave your number'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false);
  await user.click(screen.getByRole('button', { name: 'View coverage map' }));
  expect(await drawn('Kololo')).toBeTruthy();
});
