import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './Tabs';

afterEach(cleanup);

const show = (names: string, open: string) =>
  render(
    <MemoryRouter initialEntries={[`/${open}`]}>
      <Tabs
        label="Views"
        more="More"
        tabs={[...names].map((name) => ({ route: `/${name}`, text: name, count: '3' }))}
      />
    </MemoryRouter>,
  );
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('shows six tabs without a menu', () => {
  show('abcdef', 'f');
  expect(links()).toEqual(['a3', 'b3', 'c3', 'd3', 'e3', 'f3']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('puts the tabs beyond the fifth into a menu', async () => {
  show('abcdefg', 'a');
  expect(links()).toEqual(['a3', 'b3', 'c3', 'd3', 'e3']);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'g3' }));
  expect(screen.queryByRole('menu')).toBeNull();
  screen.getByRole('button', { name: 'g3' });
});

it('shows the name of the open tab if the menu holds it', () => {
  show('abcdefg', 'f');
  screen.getByRole('button', { name: 'f3' });
});
