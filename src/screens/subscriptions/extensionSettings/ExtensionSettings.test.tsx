import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Permission } from '../../../../contract/access/permissions';
import { RequestError } from '../../../../dataProvider/requestError';
import { TestOffice } from '../../../testing/TestOffice';
import { answerCalls } from '../../../testing/testCalls';
import { ExtensionSettings } from './ExtensionSettings';

afterEach(cleanup);

const PUT = 'PUT /api/v1/extension-settings';
const extensionSettings = { id: 'x', key: 'default', maxDays: 7, maxExtensions: 3, graceDays: 7, allowed: true };

function show(permissions: Permission[], answer: unknown = { extensionSettings }) {
  const calls = answerCalls({ 'GET /api/v1/extension-settings': { extensionSettings }, [PUT]: answer });
  render(
    <TestOffice permissions={permissions}>
      <ExtensionSettings />
    </TestOffice>,
  );
  return calls;
}

async function change(days: string) {
  fireEvent.change(await screen.findByLabelText('Maximum days per extension'), { target: { value: days } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}

it('can be changed with the permission, and sends only the changes', async () => {
  const { bodyOf } = show(['View Extensions', 'Update Extension Settings']);
  await change('10');
  await waitFor(() => expect(bodyOf(PUT)).toEqual({ maxDays: 10 }));
});

it('shows a refusal next to its field, and keeps the input', async () => {
  const refusal = new RequestError('maxDays must be at most 366', 422, 422, { maxDays: 'is too much' });
  show(['View Extensions', 'Update Extension Settings'], refusal);
  await change('300');
  expect(await screen.findByText('is too much')).toBeDefined();
  expect(screen.getByLabelText('Maximum days per extension')).toHaveProperty('value', '300');
});

it('is read-only for everyone else', async () => {
  show(['View Extensions']);
  expect(await screen.findByText('Maximum days per extension')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
