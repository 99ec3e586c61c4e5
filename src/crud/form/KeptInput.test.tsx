import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defineResource } from '../../../resources/language/defineResource';
import { group, secret, text } from '../../../resources/language/kinds';
import { keptInput } from '../../session/keptInput';
import { TestOffice } from '../../testing/TestOffice';
import { EditDrawer } from './EditDrawer';

const boats = defineResource({
  name: 'boats',
  label: ['Boat', 'Boats'],
  representation: (boat) => boat.name,
  fields: { name: text({ required: true }), key: secret(), captain: group({ firstName: text() }, 'Captain') },
  access: { list: 'View Leads', update: 'Update Leads' },
});
const boat = (id: string) => ({
  ...{ id, name: 'Nile', key: null, captain: { firstName: 'Grace' } },
  ...{ dateCreated: '2026-03-14T09:00:00.000Z', dateUpdated: '2026-03-14T09:00:00.000Z' },
});

beforeEach(() => keptInput.begin('u'));
afterEach(() => {
  cleanup();
  keptInput.forget();
});

const NOTICE = /Your session ended before you saved this/;
const stored = () => sessionStorage.getItem('kept_input');
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });

async function open(id = 'b1') {
  const getOne = async () => ({ data: boat(id) });
  render(
    <TestOffice
      at={`/boat-details?id=${id}`}
      permissions={['View Leads', 'Update Leads']}
      resources={[boats]}
      dataProvider={{ getOne } as unknown as DataProvider}
    >
      <EditDrawer resource={boats} id={id} onClose={() => undefined} />
    </TestOffice>,
  );
  await waitFor(() => expect(field(/First name/).value).toBe('Grace'));
}

/** Ends the session as after a time of inactivity: the storage is cleared and the page is replaced by the sign-in. */
function expire() {
  sessionStorage.clear();
  keptInput.end();
  cleanup();
}

it('offers what was typed once the same user has signed in again, except secrets', async () => {
  await open();
  type(/First name/, 'Ada');
  fireEvent.change(screen.getByLabelText('Key'), { target: { value: 'not to be kept' } });
  expire();
  expect(stored()).not.toContain('not to be kept');
  keptInput.begin('u');
  await open();
  expect(screen.getByText(NOTICE)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Put it back' }));
  await waitFor(() => expect(field(/First name/).value).toBe('Ada'));
  expect(field(/Name/).value).toBe('Nile');
  expect([screen.queryByText(NOTICE), stored()]).toEqual([null, null]);
});

it('does not keep a secret that the user has revealed', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Show key' }));
  fireEvent.change(screen.getByLabelText('Key'), { target: { value: 'not to be kept' } });
  expire();
  expect(stored()).toBeNull();
});

it('offers it only on the same record, and only until it is discarded', async () => {
  await open();
  type(/First name/, 'Ada');
  expire();
  keptInput.begin('u');
  await open('b2');
  expect(screen.queryByText(NOTICE)).toBeNull();
  cleanup();
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect([screen.queryByText(NOTICE), stored()]).toEqual([null, null]);
  expect(field(/First name/).value).toBe('Grace');
});

it('offers nothing to another user, after a sign-out, or after the form was only closed', async () => {
  for (const [end, userId] of [
    [() => keptInput.end(), 'another user'],
    [() => keptInput.forget(), 'u'],
    [() => undefined, 'u'],
  ] as const) {
    await open();
    type(/First name/, 'Ada');
    end();
    cleanup();
    keptInput.begin(userId);
    await open();
    expect(screen.queryByText(NOTICE)).toBeNull();
    cleanup();
    keptInput.begin('u');
  }
});
