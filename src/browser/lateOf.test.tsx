import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lateOf } from './lateOf';
import { PART_LOST } from './loadable';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>;

it('shows its children until its code is loaded', async () => {
  const Late = lateOf(async () => Greeting);
  render(<Late name="Joan">Wait</Late>);
  expect(screen.getByText('Wait')).toBeDefined();
  expect(await screen.findByText('Hello, Joan')).toBeDefined();
  expect(screen.queryByText('Wait')).toBeNull();
});

it('shows its part at once if its code is already loaded', async () => {
  const Late = lateOf(async () => Greeting);
  const { unmount } = render(<Late name="Joan" />);
  await screen.findByText('Hello, Joan');
  unmount();
  render(<Late name="Peter">Wait</Late>);
  expect(screen.getByText('Hello, Peter')).toBeDefined();
});

it("leaves the page unchanged if its code can't be loaded, and dispatches an event on the window", async () => {
  const told = vi.fn();
  window.addEventListener(PART_LOST, told, { once: true });
  const Late = lateOf<{ name: string }>(() => Promise.reject(new Error('offline')));
  render(
    <>
      <p>The page</p>
      <Late name="Joan" />
    </>,
  );
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(screen.getByText('The page')).toBeDefined();
  expect(screen.queryByText('Hello, Joan')).toBeNull();
});
