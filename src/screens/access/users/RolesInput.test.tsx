import { cleanup, render, screen } from '@testing-library/react';
import { Form } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { roles } from '../../../../resources/access/roles';
import { users } from '../../../../resources/access/users';
import { LeafInput } from '../../../crud/kinds/inputs';
import { TestOffice } from '../../../testing/TestOffice';
import { slots } from '../../slots';

afterEach(cleanup);

const leaf = users.leaves.find(({ path }) => path === 'roleIds');

function show(roleIds: readonly string[]) {
  const data = [{ id: 'r1', name: 'Finance' }] as never[];
  const dataProvider = { getList: async () => ({ data, total: 1 }), getMany: async () => ({ data }) };
  render(
    <TestOffice permissions={['View Roles']} resources={[roles, users]} dataProvider={dataProvider}>
      <Form record={{ roleIds }}>{leaf && <LeafInput leaf={leaf} instead={slots.users?.inputs?.roleIds} />}</Form>
    </TestOffice>,
  );
}

it('warns about a user without a role, next to the picker of roles', async () => {
  show([]);
  await screen.findByText(/^Without a role/);
  expect(screen.getByRole('combobox', { name: 'Roles' })).toBeDefined();
});

it('shows the roles of a user, without a warning', async () => {
  show(['r1']);
  expect(await screen.findByText('Finance')).toBeDefined();
  expect(screen.queryByText(/^Without a role/)).toBeNull();
});
