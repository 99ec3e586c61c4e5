import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestError } from '../../../../dataProvider/requestError';
import type { ActionName } from '../../../../resources/catalogue/actions';
import { Notifications } from '../../../layout/Notifications';
import * as calls from '../../../session/callApi';
import { proof } from '../../../session/proof';
import { standIn } from '../../../testing/standIn';
import { TestOffice } from '../../../testing/TestOffice';
import { ConfirmIdentity } from './ConfirmIdentity';
import { SecondFactorPanel } from './SecondFactorPanel';

const call = standIn(calls, 'callApi');
afterEach(cleanup);

const CODES = ['aaaaa-bbbbb', 'ccccc-ddddd'];
const OFF = { since: null as string | null, recoveryCodesLeft: 0, required: false, app: false, passkeys: 0 };
let answers: Partial<Record<ActionName, (input: { body?: object }) => unknown>>;
beforeEach(() => {
  let secondFactor = OFF;
  answers = {
    getSecondFactor: () => ({ secondFactor }),
    beginSecondFactor: () => ({ setUp: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/x?secret=JBSW' } }),
    confirmSecondFactor: () => {
      secondFactor = {
        since: '2026-03-14T09:00:00.000Z',
        recoveryCodesLeft: 10,
        required: false,
        app: true,
        passkeys: 0,
      };
      return { recoveryCodes: CODES };
    },
    listOwnSessions: () => ({ sessions: [] }),
    confirmIdentity: () => ({ confirmedAt: '2026-03-14T09:00:00.000Z' }),
  };
  call.mockReset();
  call.mockImplementation(async (name, input) => answers[name]?.(input as object) as never);
});
const sent = (name: ActionName) =>
  call.mock.calls.flatMap(([asked, input]) => (asked === name ? [(input as { body?: object }).body] : []));

it('is set up with password, code and saved recovery codes', async () => {
  render(
    <TestOffice>
      <SecondFactorPanel />
      <Notifications />
    </TestOffice>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'old words' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByTitle('QR code for your authenticator app')).toBeDefined();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
  expect(sent('beginSecondFactor')).toEqual([{ password: 'old words' }]);
  fireEvent.change(screen.getByLabelText(/^Code/), { target: { value: '12345' } });
  fireEvent.click(screen.getByRole('button', { name: 'Switch on' }));
  expect(await screen.findByText('Enter the 6 digits from your app.')).toBeDefined();
  fireEvent.change(screen.getByLabelText(/^Code/), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Switch on' }));
  for (const code of CODES) expect(await screen.findByText(code)).toBeDefined();
  expect(sent('confirmSecondFactor')).toEqual([{ code: '123456' }]);
  fireEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(await screen.findByText('10 recovery codes left.')).toBeDefined();
});

it('offers an app to a user who only has passkeys', async () => {
  const since = '2026-03-14T09:00:00.000Z';
  answers.getSecondFactor = () => ({ secondFactor: { ...OFF, since, recoveryCodesLeft: 10, passkeys: 1 } });
  render(
    <TestOffice>
      <SecondFactorPanel />
    </TestOffice>,
  );
  expect(await screen.findByText(/^Add an authenticator app for sign-ins/)).toBeDefined();
  expect(screen.getByText('10 recovery codes left.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Set up an app' }));
  expect(await screen.findByLabelText(/^Password/)).toBeDefined();
});

it('shows next to the input that the code is wrong', async () => {
  answers.confirmSecondFactor = () => {
    throw new RequestError('Refused', 422, 422, { code: 'Wrong code.' });
  };
  render(
    <TestOffice>
      <SecondFactorPanel />
    </TestOffice>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: 'old words' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  fireEvent.change(await screen.findByLabelText(/^Code/), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Switch on' }));
  expect(await screen.findByText('Wrong code.')).toBeDefined();
});

it('asks for the password if there is no second factor', async () => {
  const settle = vi.spyOn(proof, 'settle').mockReset();
  render(
    <TestOffice>
      <ConfirmIdentity />
    </TestOffice>,
  );
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'old words' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(settle).toHaveBeenCalledWith(true));
  expect(sent('confirmIdentity')).toEqual([{ password: 'old words' }]);
});

it('asks for a code again until it is right or the user cancels', async () => {
  const settle = vi.spyOn(proof, 'settle').mockReset();
  answers.getSecondFactor = () => ({ secondFactor: { ...OFF, since: '2026-03-14T09:00:00.000Z', app: true } });
  answers.confirmIdentity = vi
    .fn()
    .mockImplementationOnce(() => {
      throw new RequestError('Wrong code.', 422, 422, { code: 'Wrong code.' });
    })
    .mockReturnValue({});
  render(
    <TestOffice>
      <ConfirmIdentity />
    </TestOffice>,
  );
  const type = () => fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123 456' } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('textbox')).toBeNull();
  await screen.findByLabelText('Code');
  type();
  press('Confirm');
  expect(await screen.findByText('Wrong code.')).toBeDefined();
  expect(settle).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveProperty('value', ''));
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  type();
  press('Confirm');
  await waitFor(() => expect(settle).toHaveBeenCalledWith(true));
  press('Cancel');
  expect(settle).toHaveBeenLastCalledWith(false);
});
