import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { resources } from '../../../resources';
import { TestOffice } from '../../testing/TestOffice';
import { answerCalls } from '../../testing/testCalls';
import { createCommandBoxEntry } from './CommandBoxEntry';

/** Lets the box's code arrive. */
let arrive: () => void = () => undefined;
const code = new Promise<void>((resolve) => {
  arrive = resolve;
});
const CommandBoxEntry = createCommandBoxEntry(() => code.then(() => import('./CommandBox')));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the box with Ctrl+K on a narrow or wide window. */
function come(isPhone: boolean) {
  const deaf = () => undefined;
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ media, matches: isPhone && media.includes('max-width') },
    ...{ addEventListener: deaf, removeEventListener: deaf, addListener: deaf, removeListener: deaf },
  }));
  answerCalls({ 'GET /api/v1/search': { found: [] } });
  const dataProvider = { getList: async () => ({ data: [], total: 0 }) };
  render(
    <TestOffice at="/" resources={resources} permissions={['View Accounts']} dataProvider={dataProvider}>
      <CommandBoxEntry />
    </TestOffice>,
  );
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const field = screen.getByRole('combobox', { name: 'Search or jump to', expanded: false });
  expect(document.activeElement).toBe(field);
  return field;
}

it('can be closed on a phone before its code is loaded', async () => {
  fireEvent.keyDown(come(true), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

it.each([
  ['on a phone', true],
  ['in the header', false],
])('%s, keeps text typed before its code is loaded', async (_, isPhone) => {
  fireEvent.change(come(isPhone), { target: { value: 'gra' } });
  arrive();
  await screen.findByText('Nothing found.');
  const field = screen.getByRole('combobox', { name: 'Search or jump to', expanded: true });
  expect(field).toHaveProperty('value', 'gra');
  expect(document.activeElement).toBe(field);
});
