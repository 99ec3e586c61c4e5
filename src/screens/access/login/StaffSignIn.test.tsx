import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SnackbarProvider } from 'notistack';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { Session } from '../../../../authProvider/session';
import { CodeNeeded, TicketOver } from '../../../../authProvider/signIn';
import { RequestError } from '../../../../dataProvider/requestError';
import { LanguageProvider } from '../../../i18n/LanguageProvider';
import * as calls from '../../../session/callApi';
import * as passkeys from '../../../session/passkeys';
import * as ownSession from '../../../session/session';
import { standIn } from '../../../testing/standIn';
import { StaffSignIn } from './StaffSignIn';

configure({ asyncUtilTimeout: 30_000 });
const [call, signIn, sign] = [
  standIn(calls, 'callApi'),
  standIn(ownSession, 'enter'),
  standIn(passkeys, 'signWithPasskey'),
];
const send = standIn(ownSession, 'request');
const session: Session = {
  ...{ token: 't', user: { id: 'u', fullName: 'Amina' }, roles: [], permissions: [] },
  expirationTime: Date.now() + 60_000,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  call.mockReset();
  signIn.mockReset();
});
afterEach(cleanup);

const show = () =>
  render(
    <LanguageProvider userId={undefined}>
      <SnackbarProvider>
        <StaffSignIn onDemo={() => undefined} />
      </SnackbarProvider>
    </LanguageProvider>,
  );
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function toCode() {
  show();
  signIn.mockRejectedValueOnce(new CodeNeeded('k1'));
  type('E-mail or phone number', 'amina@kitara.example');
  type('Password', 'old words');
  press('Sign in');
  await screen.findByRole('heading', { name: 'Enter your code' });
}

it('asks for the code once the password was right', async () => {
  await toCode();
  expect(screen.getByLabelText('6-digit code').getAttribute('autocomplete')).toBe('one-time-code');
  type('6-digit code', '12345');
  press('Sign in');
  expect(await screen.findByText('Enter the 6 digits from your app.')).toBeDefined();
  signIn.mockRejectedValueOnce(new Error('Wrong code.')).mockResolvedValueOnce(session);
  type('6-digit code', '123 456');
  press('Sign in');
  expect(await screen.findByText('Wrong code.')).toBeDefined();
  type('6-digit code', '654321');
  press('Sign in');
  await waitFor(() => expect(ownSession.sessionStore.read()?.token).toBe('t'));
  expect(signIn).toHaveBeenLastCalledWith({ ticket: 'k1', code: '654321' });
});

it('accepts a recovery code instead', async () => {
  await toCode();
  press('Use a recovery code');
  signIn.mockResolvedValueOnce(session);
  type('Recovery code', 'k3m9p-2xw7q');
  press('Sign in');
  await waitFor(() => expect(signIn).toHaveBeenLastCalledWith({ ticket: 'k1', code: 'k3m9p-2xw7q' }));
});

it('accepts a passkey instead, and asks users who have nothing else for no code', async () => {
  show();
  const passkey = { challenge: 'c', siteId: 'kitara.example', credentials: [] };
  signIn.mockRejectedValueOnce(new CodeNeeded('k1', { app: false, passkey })).mockResolvedValueOnce(session);
  type('E-mail or phone number', 'amina@kitara.example');
  type('Password', 'old words');
  press('Sign in');
  await screen.findByRole('heading', { name: 'Use your passkey' });
  press('Use a recovery code');
  expect(screen.getByLabelText('Recovery code')).toBeDefined();
  const used = { credentialId: 'k', clientDataJSON: 'd', authenticatorData: 'a', signature: 's' };
  sign.mockResolvedValueOnce(used);
  press('Use a passkey');
  await waitFor(() => expect(signIn).toHaveBeenLastCalledWith({ ticket: 'k1', ...used }));
});

it('returns to the password if the code came too late, and says so', async () => {
  await toCode();
  signIn.mockRejectedValueOnce(new TicketOver('Your sign-in took too long.'));
  type('6-digit code', '123456');
  press('Sign in');
  expect(await screen.findByText('Your sign-in took too long.')).toBeDefined();
  expect(screen.getByLabelText('Password')).toBeDefined();
});

it('requests a link for a user who forgot their password', async () => {
  show();
  press('Forgot your password?');
  await screen.findByRole('heading', { name: 'Get a new password' });
  call.mockResolvedValueOnce({ passwordLink: { expiresInMinutes: 30 } } as never);
  type('E-mail or phone number', ' amina@kitara.example ');
  press('Send link');
  expect(await screen.findByText(/^If we have an account for amina@kitara.example/)).toBeDefined();
  expect(call).toHaveBeenCalledWith('requestPasswordLink', { body: { username: 'amina@kitara.example' } });
  press('Back');
  expect(screen.getByLabelText('Password')).toBeDefined();
});

it('opens a link for a new password, and forgets it once it is used', async () => {
  window.history.replaceState(null, '', '/#new-password=k2');
  show();
  await screen.findByRole('heading', { name: 'Choose a new password' });
  call.mockRejectedValueOnce(new RequestError('No.', 422, 422, { newPassword: 'It is a common password.' }));
  type('New password', 'password1234');
  press('Save password');
  expect(await screen.findByText('It is a common password.')).toBeDefined();
  call.mockResolvedValueOnce({ passwordChanged: true } as never);
  type('New password', 'three-wise-herons');
  press('Save password');
  expect(await screen.findByText('Password changed. Sign in with your new password.')).toBeDefined();
  const body = { token: 'k2', newPassword: 'three-wise-herons' };
  expect(call).toHaveBeenLastCalledWith('setForgottenPassword', { body });
  expect(window.location.hash).toBe('');
});

function offer(label: string) {
  const mark = Object.assign(document.createElement('meta'), { name: 'single-sign-on', content: label });
  document.head.append(mark);
  onTestFinished(() => mark.remove());
}

it('goes to the identity provider, and says why if that fails', async () => {
  show();
  expect(screen.queryByRole('button', { name: /^Sign in with/ })).toBeNull();
  cleanup();
  offer('');
  show();
  send.mockRejectedValueOnce(new RequestError('The identity provider could not be reached.', 503, 503));
  press('Sign in with your company account');
  expect(await screen.findByText('The identity provider could not be reached.')).toBeDefined();
  expect(send).toHaveBeenCalledWith('/api/v1/accounts/auth/single-sign-on/begin', { method: 'POST' });
});

it('signs in the user whom the identity provider sends back to the tab that asked, and opens the page that they wanted', async () => {
  offer('Google');
  window.history.replaceState({ from: '/payments' }, '', '/');
  const begun = { ticket: 'k3', address: '#at-the-provider' };
  send.mockResolvedValueOnce({ json: { singleSignOn: begun } } as Awaited<ReturnType<typeof ownSession.request>>);
  show();
  press('Sign in with Google');
  await waitFor(() => expect(window.location.hash).toBe('#at-the-provider'));
  cleanup();
  window.history.replaceState(null, '', '/?code=c&state=s&iss=https%3A%2F%2Fid.example');
  signIn.mockResolvedValueOnce(session);
  show();
  await waitFor(() => expect(ownSession.sessionStore.read()?.token).toBe('t'));
  const returned = { code: 'c', state: 's', issuer: 'https://id.example' };
  expect(signIn.mock.calls).toEqual([[{ ticket: 'k3', ...returned }]]);
  expect(window.location.search).toBe('');
  expect(window.history.state).toEqual({ from: '/payments' });
});

it('returns to the password if the identity provider did not sign in the user, or another tab asked', async () => {
  window.history.replaceState(null, '', '/?error=access_denied&state=s');
  show();
  expect(await screen.findByText('You were not signed in there. Try again, or use your password.')).toBeDefined();
  cleanup();
  window.history.replaceState(null, '', '/?code=c&state=s');
  show();
  expect(await screen.findByText('You started to sign in somewhere else. Try again here.')).toBeDefined();
  expect(signIn).not.toHaveBeenCalled();
});

it('asks for a code if the identity provider has only verified a password', async () => {
  window.sessionStorage.setItem('single_sign_on', JSON.stringify({ ticket: 'k3' }));
  window.history.replaceState(null, '', '/?code=c&state=s');
  signIn.mockRejectedValueOnce(new CodeNeeded('k4'));
  show();
  await screen.findByRole('heading', { name: 'Enter your code' });
});
