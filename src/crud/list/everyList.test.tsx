import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PERMISSIONS } from '../../../contract/access/permissions';
import { resources } from '../../../resources';
import { TestOffice } from '../../testing/TestOffice';
import { screenHeading, screensOf } from '../declarations';
import { offeredColumns, ownColumns } from './chosenColumns';
import { screenFilters } from './filters';
import { ListScreen } from './ListScreen';
import { pageSizeOf } from './listParams';

afterEach(cleanup);

const lists = screensOf(resources).map((declared) => [declared.screen.list, declared] as const);

it.each(lists)('%s shows its heading and filters, an error, and an empty list', async (route, declared) => {
  const { resource, screen: own } = declared;
  const getList = vi.fn().mockRejectedValueOnce(new Error('No line.')).mockResolvedValue({ data: [], total: 0 });
  const { container } = render(
    // An address with parameters opens the list without its preselected view.
    <TestOffice
      at={`/${route}?page=1`}
      permissions={[...PERMISSIONS]}
      resources={[resource]}
      dataProvider={{ getList }}
    >
      <ListScreen {...declared} />
    </TestOffice>,
  );
  await screen.findByText('No line.');
  expect(container.querySelector('h1')?.textContent).toBe(screenHeading(declared));
  const [firstFilter] = screenFilters(resource, own);
  if (firstFilter) expect(screen.getAllByText(firstFilter.label, { selector: 'button' }).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByText('Try again'));
  expect((await screen.findByText(/^No /)).textContent).not.toContain('match');
  expect(getList).toHaveBeenLastCalledWith(
    resource.name,
    expect.objectContaining({ pagination: { page: 1, perPage: pageSizeOf(declared) }, filter: own.filter ?? {} }),
  );
});

it('no list names a column that it does not have', () => {
  for (const [route, declared] of lists) {
    const offered = offeredColumns(declared).map(({ path }) => path);
    expect([route, ownColumns(declared).filter((path) => !offered.includes(path))]).toEqual([route, []]);
  }
});
