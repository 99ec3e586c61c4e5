import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import {
  type AuthProvider,
  CanAccess,
  CoreAdminContext,
  RecordContextProvider,
  useCanAccessResources,
} from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { primeAccessCache } from './primeAccessCache';

afterEach(cleanup);

function Several() {
  const { canAccess } = useCanAccessResources({ action: 'list', resources: ['ships', 'ports'] });
  return <output>{JSON.stringify(canAccess)}</output>;
}

function setUp() {
  const rights = new Set(['ships edit', 'ships list']);
  const queryClient = new QueryClient();
  const answerAnew = primeAccessCache(queryClient, ({ resource, action }) => rights.has(`${resource} ${action}`));
  const canAccess = vi.fn();
  const renders = vi.fn((text: string) => text);
  const Denied = () => 'no entry';
  const Waiting = () => renders('waiting');
  render(
    <CoreAdminContext queryClient={queryClient} authProvider={{ canAccess } as Partial<AuthProvider> as AuthProvider}>
      <RecordContextProvider value={{ id: 'a' }}>
        <CanAccess resource="ships" action="edit" loading={<Waiting />} accessDenied={<Denied />}>
          the form
        </CanAccess>
        <Several />
      </RecordContextProvider>
    </CoreAdminContext>,
  );
  return { rights, answerAnew, canAccess, renders };
}

it('answers permission checks in the first rendering, without asking the provider', () => {
  const { canAccess, renders } = setUp();
  expect(screen.getByText('the form')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('{"ships":true,"ports":false}');
  expect(renders).not.toHaveBeenCalled();
  expect(canAccess).not.toHaveBeenCalled();
});

it('applies a revoked permission at once', async () => {
  const { rights, answerAnew } = setUp();
  rights.clear();
  await act(async () => answerAnew());
  expect(await screen.findByText('no entry')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('{"ships":false,"ports":false}');
});
