import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { SnackbarProvider } from 'notistack';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../../authProvider/session';
import { sessionStore } from '../session/session';
import { useSessionExpiry } from './useSessionExpiry';

const start = Date.UTC(2026, 10, 21, 8);
const session: Session = {
  token: 't',
  user: { id: 'u', fullName: '' },
  roles: [],
  permissions: [],
  expirationTime: start + 1_000,
};
const message = () => screen.queryByText('Session Expired! Please login again to continue');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  sessionStore.write(session);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says that the session has expired once the stored time has passed, and clears storage 2.5 s later', () => {
  renderHook(() => useSessionExpiry(session), { wrapper: SnackbarProvider });
  pass(1_000);
  expect(message()).toBeNull();
  pass(1);
  expect(message()).not.toBeNull();
  pass(2_499);
  expect(sessionStore.read()).toEqual(session);
  pass(1);
  expect(sessionStore.read()).toBeNull();
});

it('does nothing for a user who is not signed in, or who has already signed out', () => {
  const { rerender } = renderHook((props: Session | null) => useSessionExpiry(props), {
    wrapper: SnackbarProvider,
    initialProps: session as Session | null,
  });
  rerender(null);
  pass(10_000);
  expect(message()).toBeNull();
  expect(sessionStore.read()).toEqual(session);
});
