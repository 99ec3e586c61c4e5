import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { TestOffice } from '../../testing/TestOffice';
import { aPort, ports, ships } from '../../testing/testShips';
import { DeleteButton } from './DeleteButton';

afterEach(cleanup);

const refusal = () =>
  Promise.reject(
    new HttpError('Other records still refer to this port: 2 ships.', 409, {
      errors: { ships: { portId: '2 ships' } },
    }),
  );

async function refusedAs(permissions: string[]) {
  render(
    <TestOffice permissions={permissions} resources={[ports, ships]} dataProvider={{ delete: refusal }}>
      <DeleteButton resource={ports} record={aPort} onDeleted={() => undefined} />
    </TestOffice>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await dialog.findByText(/still refer to this port: 2 ships/);
  return dialog;
}

it('links to the records that prevent a deletion, if the user may list them', async () => {
  const dialog = await refusedAs(['View Leads']);
  expect(dialog.getByRole('link', { name: '2 ships' }).getAttribute('href')).toBe('/ships?portId=p1');
  cleanup();
  expect((await refusedAs([])).queryByRole('link')).toBeNull();
});
