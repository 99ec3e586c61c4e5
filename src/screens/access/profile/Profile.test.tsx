import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RequestError } from '../../../../dataProvider/requestError';
import type { ActionName } from '../../../../resources/catalogue/actions';
import { Notifications } from '../../../layout/Notifications';
import * as calls from '../../../session/callApi';
import * as ownSession from '../../../session/session';
import { standIn } from '../../../testing/standIn';
import { TestOffice } from '../../../testing/TestOffice';
import { Profile } from './Profile';

const call = standIn(calls, 'callApi');
const leaveEverywhere = standIn(ownSession, 'leaveEverywhere');
leaveEverywhere.mockResolvedValue(undefined);
afterEach(cleanup);

const profile = {
  fullName: 'Amina Nakato',
  emailAddress: 'amina@kitara.example',
  phoneNumber: '+256771234567',
  photo: null,
  mutedKinds: ['REPLIED'],
};
const session = (id: string, current: boolean) => ({
  id,
  current,
  dateCreated: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-21T08:00:00.000Z',
  device: 'Firefox, Windows',
  address: '198.51.100.4',
});

let answers: Partial<Record<ActionName, (input: { body?: object; params?: { id: string } }) => unknown>>;
let sessions: ReturnType<typeof session>[];
beforeEach(() => {
  sessions = [session('phone', false), session('here', true), session('desk', false)];
  answers = {
    getProfile: () => ({ profile }),
    changeProfile: ({ body }) => ({ profile: { ...profile, ...body } }),
    changePassword: () => ({ passwordChanged: true }),
    listOwnSessions: () => ({ sessions }),
    listOwnSignIns: () => ({ signIns: [{ ...session('try', false), result: 'WRONG_PASSWORD' }] }),
    getSecondFactor: () => ({
      secondFactor: { since: null, recoveryCodesLeft: 0, required: false, app: false, passkeys: 0 },
    }),
    listPasskeys: () => ({ passkeys: [] }),
    revokeOwnSession: ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params?.id);
      return { revoked: true };
    },
  };
  call.mockReset();
  call.mockImplementation(async (name, input) => answers[name]?.(input as object) as never);
});

async function show() {
  render(
    <TestOffice>
      <Profile />
      <Notifications />
    </TestOffice>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
}
const panel = (name: string) => within(screen.getByRole('region', { name }));
const sent = (name: ActionName) =>
  call.mock.calls.flatMap(([asked, input]) => (asked === name ? [(input as { body?: object }).body] : []));

it('saves a new name', async () => {
  await show();
  fireEvent.change(screen.getByLabelText(/^Full name/), { target: { value: 'Amina N. Kato' } });
  fireEvent.click(panel('Name').getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Profile saved.')).toBeDefined();
  expect(sent('changeProfile')).toEqual([{ fullName: 'Amina N. Kato' }]);
});

it('changes the password, keeps none on the page, and reloads the sessions', async () => {
  await show();
  await screen.findByText('This browser');
  fireEvent.change(screen.getByLabelText(/^Current password/), { target: { value: 'old words' } });
  fireEvent.change(screen.getByLabelText(/^New password/), { target: { value: 'blue heron at dawn' } });
  sessions = [session('here', true)];
  fireEvent.click(panel('Change password').getByRole('button', { name: 'Change password' }));
  expect(
    await screen.findByText('Password changed. Your other sessions have ended, and your API keys are revoked.'),
  ).toBeDefined();
  expect(sent('changePassword')).toEqual([{ currentPassword: 'old words', newPassword: 'blue heron at dawn' }]);
  expect(screen.getByLabelText(/^New password/)).toHaveProperty('value', '');
  await waitFor(() => expect(screen.queryAllByText(/^Signed in since/)).toEqual([]));
});

it('shows next to the input that the current password is wrong, and keeps the input', async () => {
  answers.changePassword = () => {
    throw new RequestError('Refused', 422, 422, { currentPassword: 'The current password is wrong.' });
  };
  await show();
  fireEvent.change(screen.getByLabelText(/^Current password/), { target: { value: 'old words' } });
  fireEvent.change(screen.getByLabelText(/^New password/), { target: { value: 'blue heron at dawn' } });
  fireEvent.click(panel('Change password').getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('The current password is wrong.')).toBeDefined();
  expect(screen.getByLabelText(/^New password/)).toHaveProperty('value', 'blue heron at dawn');
});

it('shows this browser first, and signs out another one or all others', async () => {
  await show();
  const rows = async () => (await panel('Where you are signed in').findAllByRole('listitem')).length;
  await waitFor(async () => expect(await rows()).toBe(3));
  expect(panel('Where you are signed in').getAllByRole('listitem')[0]?.textContent).toContain('This browser');
  fireEvent.click(panel('Where you are signed in').getByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('Signed out everywhere else.')).toBeDefined();
  await waitFor(async () => expect(await rows()).toBe(1));
  expect(sessions.map(({ id }) => id)).toEqual(['here']);
});

it('shows where sessions and sign-in attempts came from, and how the attempts ended', async () => {
  await show();
  expect((await panel('Where you are signed in').findAllByText('Firefox, Windows · 198.51.100.4')).length).toBe(3);
  const tried = await panel('Recent sign-ins').findByRole('listitem');
  expect(tried.textContent).toContain('Wrong password');
  expect(tried.textContent).toContain('Firefox, Windows · 198.51.100.4');
});

it('signs out everywhere after a confirmation', async () => {
  await show();
  fireEvent.click(await panel('Where you are signed in').findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere' }));
  expect(leaveEverywhere).not.toHaveBeenCalled();
  fireEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  expect(leaveEverywhere).toHaveBeenCalledOnce();
});

it('saves notification choices at once', async () => {
  await show();
  fireEvent.click(screen.getByRole('switch', { name: 'a ticket is assigned to me' }));
  await waitFor(() => expect(sent('changeProfile')).toEqual([{ mutedKinds: ['REPLIED', 'ASSIGNED'] }]));
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: 'a ticket is assigned to me' })).toHaveProperty('checked', false),
  );
});
