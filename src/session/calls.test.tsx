import { cleanup, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { Session } from '../../authProvider/session';
import { standIn } from '../testing/standIn';
import { SessionContext } from './access';
import { useAnswer } from './calls';
import * as session from './session';

const request = standIn(session, 'request');
afterEach(cleanup);

function Asker() {
  const { data, error } = useAnswer('accounts', 'readAccountOverview', { params: { id: 'a1' } });
  return <output>{data ? 'known' : (error?.message ?? 'nothing')}</output>;
}

function show(permissions: string[], limited?: Session['limited']) {
  render(
    <MemoryRouter>
      <SessionContext
        value={{ token: 't', user: { id: 'u', fullName: '' }, roles: [], permissions, limited, expirationTime: 0 }}
      >
        <CoreAdminContext dataProvider={testDataProvider()}>
          <Asker />
        </CoreAdminContext>
      </SessionContext>
    </MemoryRouter>,
  );
}

it('fetches what the user may read, and requests nothing else', async () => {
  request.mockResolvedValue({ status: 200, json: { account: {} } });
  show(['View Accounts']);
  expect(await screen.findByText('known')).toBeDefined();
  expect(request).toHaveBeenCalledWith('/api/portal/user/accounts/a1', expect.objectContaining({ method: 'GET' }));
  cleanup();
  request.mockClear();
  show(['View Accounts'], { 'View Accounts': 'OWN' });
  expect(screen.getByText('nothing')).toBeDefined();
  cleanup();
  show([]);
  expect(screen.getByText('nothing')).toBeDefined();
  expect(request).not.toHaveBeenCalled();
});
