import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useOnLeave } from './useOnLeave';

function begin() {
  const leave = vi.fn();
  let leaveFor: (to: string) => void = () => undefined;
  function Box() {
    leaveFor = useOnLeave(leave);
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Box /> }], { initialEntries: ['/clients'] });
  render(<RouterProvider router={router} />);
  const go = (to: string, options?: { replace: boolean }) => act(() => router.navigate(to, options));
  return { leave, go, leaveFor: (to: string) => leaveFor(to) };
}

it('keeps text typed while the page that the box opened was still loading', async () => {
  const { leave, go, leaveFor } = begin();
  leaveFor('/payment-details?id=1');
  await go('/payment-details?id=1');
  expect(leave).not.toHaveBeenCalled();
});

it('closes when another page is opened, even after the box has opened one', async () => {
  const { leave, go, leaveFor } = begin();
  leaveFor('/payment-details?id=1');
  await go('/payment-details?id=1');
  await go('/clients');
  expect(leave).toHaveBeenCalledTimes(1);
});

it('stays open when the page changes its own address', async () => {
  const { leave, go } = begin();
  await go('/clients?sort=name', { replace: true });
  expect(leave).not.toHaveBeenCalled();
});
