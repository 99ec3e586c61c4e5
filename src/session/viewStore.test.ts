import { localStorageStore } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendPending } from './pendingWrites';
import { keepOnServer } from './viewStore';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

const params = (more: object) => ({ sort: 'fullName', order: 'ASC', perPage: 10, page: 1, filter: {}, ...more });

function open(keep = vi.fn(async () => undefined as unknown), inner = localStorageStore()) {
  const store = keepOnServer(inner, keep);
  store.setup();
  return { store, keep, inner };
}

it('sends changes to the server once, shortly after the last change', async () => {
  const { store, keep } = open();
  store.setItem('users.columns', ['fullName']);
  store.setItem('users.columns', ['fullName', 'status']);
  expect(keep).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(keep).toHaveBeenCalledExactlyOnceWith('users.columns', '["fullName","status"]');
  store.teardown();
});

it('does not send the page number, the search text or anything that is not a view', async () => {
  const { store, keep } = open();
  store.setItem('users.listParams', params({}));
  await vi.runAllTimersAsync();
  store.setItem('users.listParams', params({ page: 2, filter: { searchTerm: 'Amina' } }));
  store.setItem('users.listParams.selectedIds', ['a']);
  await vi.runAllTimersAsync();
  expect(keep).toHaveBeenCalledOnce();
  store.teardown();
});

it('sends changes at once when the user leaves', async () => {
  const { store, keep } = open();
  store.setItem('users.columns', ['fullName']);
  await sendPending();
  expect(keep).toHaveBeenCalledOnce();
  store.teardown();
});

it('sends changes once the server can be reached, even from a page opened later', async () => {
  const keep = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('No line.'));
  const { store, inner } = open(keep);
  store.setItem('users.columns', ['fullName']);
  await vi.runAllTimersAsync();
  expect(keep).toHaveBeenCalledOnce();
  store.teardown();
  keep.mockRejectedValueOnce(new Error('No line.')).mockResolvedValue(undefined);
  const later = open(keep, inner);
  await vi.runAllTimersAsync();
  window.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(keep).toHaveBeenCalledTimes(3);
  window.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(keep).toHaveBeenCalledTimes(3);
  later.store.teardown();
});

it('does not resend changes that the server refused', async () => {
  const keep = vi.fn(() => Promise.reject(Object.assign(new Error('Too long.'), { status: 422 })));
  const { store } = open(keep);
  store.setItem('users.columns', ['fullName']);
  await vi.runAllTimersAsync();
  window.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(keep).toHaveBeenCalledOnce();
  store.teardown();
});
