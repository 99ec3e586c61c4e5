import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { SideDrawer } from './SideDrawer';

afterEach(cleanup);

const show = (children: ReactNode) =>
  render(
    <SideDrawer title="Edit client" width={{ xs: 480 }} onClose={() => undefined}>
      {children}
    </SideDrawer>,
  );

describe('the initial focus of a drawer', () => {
  it.each<[string, ReactNode]>([
    ['a text', <input key="a" aria-label="wanted" />],
    ['a text of several lines', <textarea key="a" aria-label="wanted" />],
    ['a choice', <div key="a" role="combobox" tabIndex={0} aria-label="wanted" aria-expanded={false} />],
  ])('is on the first field: %s', async (_, field) => {
    show(
      <form>
        <input type="hidden" />
        <input disabled aria-label="disabled" />
        {field}
        <input aria-label="second" />
      </form>,
    );
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('wanted')));
  });

  it('is on the selected radio button', async () => {
    show(
      <>
        <input type="radio" name="days" aria-label="1 day" />
        <input type="radio" name="days" aria-label="2 days" defaultChecked />
      </>,
    );
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('2 days')));
  });

  it('stays with a field that already took it', async () => {
    show(
      <>
        <input aria-label="first" />
        <input aria-label="wanted" ref={(element) => element?.focus()} />
      </>,
    );
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('wanted')));
  });

  it('is on the drawer itself if there is no field', async () => {
    show('Nothing to fill in.');
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  });
});
