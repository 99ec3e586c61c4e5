import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import { recall } from '../remembered/remember';
import { aCoverageAnswer, testId } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { noLink, type SentCall, stubApi } from '../testing/stubApi';
import { CoverageCheck } from './CoverageCheck';
import type { RememberedCheck } from './rememberedCheck';
import { useCoverageCheck } from './useCoverageCheck';

startAfresh();

const places = () => ({ body: { places: [] } });
const Check = () => <CoverageCheck {...useCoverageCheck()} />;
const open = () => {
  render(
    <MemoryRouter>
      <Check />
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
};
const ask = async (place = 'Ntinda') => {
  const user = open();
  await user.type(screen.getByRole('combobox'), place);
  await user.click(screen.getByRole('button', { name: 'Check coverage' }));
  return user;
};
const answering = (status: string) =>
  stubApi({
    'GET coverage/places': places,
    'POST coverage/check': () => ({ body: aCoverageAnswer(status) }),
    'POST referrals/self': () => ({ status: 201, body: { referral: { id: testId(40) } } }),
    'POST onboarding/interest': () => ({ status: 201, body: { interestForm: {}, neighbours: 14 } }),
  });
const only = (sent: SentCall[], call: string) => sent.filter((one) => one.call === call);

describe('a new check', () => {
  it.each([
    ['Asbuilt(Constructed)', 'Fiber is Available!', 'available'],
    ['Planned', 'Fiber is Planned!', 'planned'],
    ['In Progess', 'Fiber Construction In Progress!', 'in_progress'],
    ['Not Available', 'Not Available!', 'not_available'],
    ['Surveyed', 'Surveyed!', 'not_available'],
  ])('%s is shown as "%s" and remembered as %s', async (status, message, remembered) => {
    const sent = answering(status);
    await ask();
    const heading = await screen.findByRole('heading', { name: message });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(only(sent, 'POST coverage/check')).toMatchObject([{ body: { location: { commonName: 'Ntinda' } } }]);
    const kept = recall<RememberedCheck>('coverage');
    expect([kept?.coverage, kept?.response]).toEqual([remembered, aCoverageAnswer(status)]);
  });

  it('creates a self-referral if there is fibre, and links to subscribing', async () => {
    const sent = answering('Asbuilt(Constructed)');
    await ask();
    await waitFor(() => expect(recall<RememberedCheck>('coverage')?.referralId).toBe(testId(40)));
    const key = recall<RememberedCheck>('coverage')?.referralKey;
    expect(only(sent, 'POST referrals/self')).toEqual([
      { call: 'POST referrals/self', body: { coverageCheckId: testId(30) }, key, token: null },
    ]);
    expect(screen.getByRole('link', { name: /Choose a package/ }).getAttribute('href')).toBe('/subscribe');
  });

  it('offers the waiting list if there is no fibre yet, and says how many neighbours wait', async () => {
    const sent = answering('Planned');
    const user = await ask();
    await user.type(await screen.findByLabelText(/First name/), 'Grace');
    await user.type(screen.getByLabelText(/Last name/), 'Nakato');
    await user.type(screen.getByLabelText(/Phone number/), '0771 234 567');
    await user.click(screen.getByRole('button', { name: 'Tell me when it arrives' }));
    expect(await screen.findByText(/14 of your neighbours are also waiting/)).toBeTruthy();
    const [interest] = only(sent, 'POST onboarding/interest');
    expect(interest).toMatchObject({
      body: {
        client: { firstName: 'Grace', lastName: 'Nakato', phoneNumber: '0771 234 567' },
        coverageCheckId: testId(30),
      },
      key: expect.stringMatching(/-/),
    });
    expect(only(sent, 'POST referrals/self')).toEqual([]);
  });

  it('keeps the input if the check fails, and retries on request', async () => {
    let down = true;
    stubApi({
      'GET coverage/places': places,
      'POST coverage/check': () =>
        down ? { status: 503, body: { error: 'Back in a minute.' } } : { body: aCoverageAnswer('Planned') },
    });
    const user = await ask('Nansana');
    expect((await screen.findByRole('alert')).textContent).toContain('Back in a minute.');
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Nansana');
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Fiber is Planned!' })).toBeTruthy();
  });
});

describe('the next visit', () => {
  it('repeats the check automatically once the connection is back, with the same key, and with another key the next time', async () => {
    const lost = stubApi({ 'GET coverage/places': places, 'POST coverage/check': noLink });
    const user = await ask();
    expect((await screen.findByRole('alert')).textContent).toContain('We will try again automatically.');
    const sent = answering('Surveyed');
    window.dispatchEvent(new Event('online'));
    await user.click(await screen.findByRole('button', { name: 'Check another place' }));
    await user.type(screen.getByRole('combobox'), 'Ntinda');
    await user.click(screen.getByRole('button', { name: 'Check coverage' }));
    await screen.findByRole('heading', { name: 'Surveyed!' });
    const keys = only(sent, 'POST coverage/check').map(({ key }) => key);
    expect(keys[0]).toBe(only(lost, 'POST coverage/check')[0]?.key);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('restores the answer without a request, with the restored message, and can check another place', async () => {
    answering('Surveyed');
    await ask();
    await screen.findByRole('heading', { name: 'Surveyed!' });
    document.body.replaceChildren();
    const sent = stubApi({});
    const user = open();
    expect(await screen.findByRole('heading', { name: 'Fiber is not Available!' })).toBeTruthy();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Check another place' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
  });

  it('retries the self-referral that failed last time, with the same key', async () => {
    stubApi({
      'GET coverage/places': places,
      'POST coverage/check': () => ({ body: aCoverageAnswer('Asbuilt(Constructed)') }),
      'POST referrals/self': () => ({ status: 500, body: {} }),
    });
    await ask();
    await screen.findByRole('heading', { name: 'Fiber is Available!' });
    const key = recall<RememberedCheck>('coverage')?.referralKey;
    document.body.replaceChildren();
    const sent = answering('Asbuilt(Constructed)');
    open();
    await waitFor(() => expect(sent).toMatchObject([{ call: 'POST referrals/self', key }]));
  });
});

describe('the suggestions', () => {
  const found = [
    { id: testId(1), name: 'Naalya', district: 'Kampala', kind: 'AREA', latitude: 0.37, longitude: 32.64 },
    { id: testId(2), name: 'Nansana', district: 'Wakiso', kind: 'AREA', latitude: 0.36, longitude: 32.53 },
  ];

  it('move with the arrow keys, and Enter checks the chosen point', async () => {
    const sent = stubApi({
      'GET coverage/places': () => ({ body: { places: found } }),
      'POST coverage/check': () => ({ body: aCoverageAnswer('Planned') }),
    });
    const user = open();
    await user.type(screen.getByRole('combobox'), 'na');
    await screen.findByRole('option', { name: /Nansana/ });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('combobox').getAttribute('aria-activedescendant');
    expect(screen.getByRole('option', { selected: true }).id).toBe(active);
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Fiber is Planned!' });
    expect(only(sent, 'POST coverage/check')).toMatchObject([
      { body: { location: { commonName: 'Nansana, Wakiso', latitude: 0.36, longitude: 32.53 } } },
    ]);
  });

  it('are requested once the visitor pauses, and never for a single letter', async () => {
    const sent = stubApi({ 'GET coverage/places': () => ({ body: { places: found } }) });
    const user = open();
    await user.type(screen.getByRole('combobox'), 'nans');
    await screen.findByRole('option', { name: /Nansana/ });
    expect(sent.map(({ call }) => call)).toEqual(['GET coverage/places?searchTerm=nans']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
  });
});

describe('my location', () => {
  it('sends the point under a generic name', async () => {
    const sent = answering('Planned');
    const here = { coords: { latitude: 0.35, longitude: 32.61 } };
    vi.stubGlobal('navigator', {
      ...navigator,
      geolocation: { getCurrentPosition: (done: (at: unknown) => void) => done(here) },
    });
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await screen.findByRole('heading', { name: 'Fiber is Planned!' });
    expect(only(sent, 'POST coverage/check')).toMatchObject([
      { body: { location: { commonName: 'My location', latitude: 0.35, longitude: 32.61 } } },
    ]);
  });

  it('falls back to typing if the location is not shared', async () => {
    const refuse = (_: unknown, failed: (error: unknown) => void) => failed({ code: 1, PERMISSION_DENIED: 1 });
    vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition: refuse } });
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText(/Your location was not shared/)).toBeTruthy();
  });
});

describe('a place that is not recognised', () => {
  const ntinda = {
    id: testId(1),
    name: 'Ntinda',
    district: 'Kampala',
    kind: 'AREA' as const,
    latitude: 0.356,
    longitude: 32.616,
  };
  const wide = { ...ntinda, id: testId(2), name: 'Jinja', district: 'Jinja', kind: 'CITY' as const };
  const unclear = (over: Partial<Answers['checkCoverage']>) =>
    aCoverageAnswer('Place Not Recognised', { place: null, ...over });
  const answeringFirst = (first: Answers['checkCoverage']) => {
    let asked = 0;
    return stubApi({
      'GET coverage/places': places,
      'POST coverage/check': () => {
        asked += 1;
        return { body: asked === 1 ? first : aCoverageAnswer('Planned') };
      },
      'POST onboarding/interest': () => ({ status: 201, body: { interestForm: {}, neighbours: 0 } }),
    });
  };

  it('may be one of several: each is one tap away, and nothing is remembered or promised before', async () => {
    const sent = answeringFirst(unclear({ outcome: 'SEVERAL', suggestions: [ntinda, wide] }));
    const user = await ask('Ntid');
    const heading = await screen.findByRole('heading', { name: 'Did you mean:' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(recall('coverage')).toBeNull();
    expect(screen.queryByText(/Fiber/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ntinda Kampala' }));
    expect(await screen.findByRole('heading', { name: 'Fiber is Planned!' })).toBeTruthy();
    expect(only(sent, 'POST coverage/check')[1]).toMatchObject({
      body: { location: { commonName: 'Ntinda, Kampala', latitude: 0.356, longitude: 32.616 } },
    });
  });

  it('is checked by name alone if it is a whole town', async () => {
    const sent = answeringFirst(unclear({ outcome: 'SEVERAL', suggestions: [wide] }));
    const user = await ask('Jinja Road');
    await user.click(await screen.findByRole('button', { name: 'Jinja' }));
    await screen.findByRole('heading', { name: 'Fiber is Planned!' });
    expect(only(sent, 'POST coverage/check')[1]?.body).toEqual({ location: { commonName: 'Jinja' } });
  });

  it('leads to a choice of areas if a town is covered in parts', async () => {
    const place = { name: 'Entebbe', district: 'Wakiso' };
    answeringFirst(unclear({ outcome: 'SEVERAL', place, suggestions: [ntinda] }));
    await ask('Entebbe');
    expect(await screen.findByRole('heading', { name: 'Which area of Entebbe?' })).toBeTruthy();
    expect(screen.getByText(/available or planned in parts of Entebbe/)).toBeTruthy();
  });

  it('offers a search if a town has many areas', async () => {
    const suggestions = Array.from({ length: 30 }, (_, at) => ({ ...ntinda, id: testId(10 + at), name: `Area ${at}` }));
    answeringFirst(unclear({ outcome: 'SEVERAL', place: { name: 'Kampala', district: 'Kampala' }, suggestions }));
    const user = await ask('Kampala');
    const search = await screen.findByLabelText('Search these 30 areas');
    await user.type(search, 'AREA 29');
    expect(screen.getAllByRole('button', { name: /^Area/ }).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Area 29'),
    ]);
    await user.type(search, '9');
    expect(screen.getByText('No area has this name.')).toBeTruthy();
  });

  it('is explained if it is a short link of a map app', async () => {
    answeringFirst(unclear({ outcome: 'UNKNOWN' }));
    await ask('https://maps.app.goo.gl/AbCdEf123');
    expect(await screen.findByRole('heading', { name: 'This short link does not say where you are' })).toBeTruthy();
  });

  it('is reported as unknown, keeps the input, and accepts a phone number', async () => {
    const sent = answeringFirst(unclear({ outcome: 'UNKNOWN' }));
    const user = await ask('Xyzzy');
    expect(await screen.findByRole('heading', { name: 'We don’t know that place' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Xyzzy');
    expect(screen.getByText(/use your location or look at the map/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Use my location' })).toHaveProperty('disabled', false);
    await user.click(screen.getByRole('button', { name: 'Leave your number' }));
    await user.type(await screen.findByLabelText(/First name/), 'Grace');
    await user.type(screen.getByLabelText(/Last name/), 'Nakato');
    await user.type(screen.getByLabelText(/Phone number/), '0771 234 567');
    await user.click(screen.getByRole('button', { name: 'Tell me when it arrives' }));
    const thanks = await screen.findByText('Thank you, you are on the list');
    await waitFor(() => expect(document.activeElement?.contains(thanks)).toBe(true));
    expect(only(sent, 'POST onboarding/interest')).toMatchObject([{ body: { coverageCheckId: testId(30) } }]);
  });
});

describe('the expected completion date', () => {
  const due = (status: string, expectedDate: string | null) => {
    const answer = aCoverageAnswer(status);
    const coverageResponse = { ...answer.coverageResponse, expectedDate };
    stubApi({
      'GET coverage/places': places,
      'POST coverage/check': () => ({ body: { ...answer, coverageResponse } }),
    });
  };

  it('is shown with the answer, as on the map', async () => {
    due('In Progess', '2099-02-28');
    await ask();
    expect(await screen.findByText(/We expect to be done by 28 February 2099\./)).toBeTruthy();
  });

  it('is not shown once it has passed', async () => {
    due('Planned', '2020-02-28');
    await ask();
    await screen.findByRole('heading', { name: 'Fiber is Planned!' });
    expect(screen.queryByText(/We expect/)).toBeNull();
  });
});
