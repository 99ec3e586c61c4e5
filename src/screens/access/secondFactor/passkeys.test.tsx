import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OwnPasskey } from '../../../../resources/access/passkeyActions';
import type { ActionName } from '../../../../resources/catalogue/actions';
import { Notifications } from '../../../layout/Notifications';
import * as calls from '../../../session/callApi';
import * as browserPasskeys from '../../../session/passkeys';
import { proof } from '../../../session/proof';
import { standIn } from '../../../testing/standIn';
import { TestOffice } from '../../../testing/TestOffice';
import { ConfirmIdentity } from './ConfirmIdentity';
import { PasskeysPanel } from './PasskeysPanel';

const [call, make, sign] = [
  standIn(calls, 'callApi'),
  standIn(browserPasskeys, 'makePasskey'),
  standIn(browserPasskeys, 'signWithPasskey'),
];
afterEach(cleanup);

const ASKED = { challenge: 'c', siteId: 'kitara.example', credentials: [] };
const MADE = { credentialId: 'k', clientDataJSON: 'd', attestationObject: 'o', transports: [] };
const USED = { credentialId: 'k', clientDataJSON: 'd', authenticatorData: 'a', signature: 's' };
let answers: Partial<Record<ActionName, (input: { body?: object }) => unknown>>;
beforeEach(() => {
  let passkeys: OwnPasskey[] = [];
  answers = {
    listPasskeys: () => ({ passkeys }),
    listOwnSessions: () => ({ sessions: [] }),
    getSecondFactor: () => ({
      secondFactor: { since: null, recoveryCodesLeft: 10, required: false, app: false, passkeys: 1 },
    }),
    beginPasskey: () => ({ passkey: ASKED }),
    addPasskey: () => {
      passkeys = [{ id: 'p1', name: 'My phone', dateCreated: '2026-03-14T09:00:00.000Z', lastUsedAt: null }];
      return { recoveryCodes: ['aaaaa-bbbbb'] };
    },
    removePasskey: () => {
      passkeys = [];
      return { removed: true };
    },
    beginConfirmation: () => ({ passkey: ASKED }),
    confirmWithPasskey: () => ({ confirmedAt: '2026-03-14T09:00:00.000Z' }),
  };
  call.mockReset();
  call.mockImplementation(async (name, input) => answers[name]?.(input as object) as never);
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('is added with name and password, shows the recovery codes once, and is removed', async () => {
  make.mockRejectedValueOnce(new Error('No passkey was used. Try again.')).mockResolvedValueOnce(MADE);
  render(
    <TestOffice>
      <PasskeysPanel />
      <Notifications />
    </TestOffice>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'My phone' } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'old words' } });
  press('Add a passkey');
  expect(await screen.findByText('No passkey was used. Try again.')).toBeDefined();
  press('Add a passkey');
  expect(await screen.findByText('aaaaa-bbbbb')).toBeDefined();
  expect(call).toHaveBeenCalledWith('addPasskey', { body: { name: 'My phone', ...MADE } });
  press('I have saved them');
  expect(await screen.findByText('My phone')).toBeDefined();
  press('Remove');
  fireEvent.click((await screen.findAllByRole('button', { name: 'Remove' })).at(-1) as HTMLElement);
  expect(await screen.findByText('Passkey removed.')).toBeDefined();
  expect(call).toHaveBeenCalledWith('removePasskey', { params: { id: 'p1' } });
});

it("confirms the user's identity", async () => {
  const settle = vi.spyOn(proof, 'settle');
  sign.mockResolvedValueOnce(USED);
  render(
    <TestOffice>
      <ConfirmIdentity />
    </TestOffice>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(settle).toHaveBeenCalledWith(true));
  expect(call).toHaveBeenCalledWith('confirmWithPasskey', { body: USED });
});
