import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { backups } from '../../../resources/backup/backups';
import { TestOffice } from '../../testing/TestOffice';
import { EmptyList } from './EmptyList';

afterEach(cleanup);

const show = (permissions: string[]) =>
  render(
    <TestOffice resources={[backups]} permissions={permissions}>
      <EmptyList
        declared={{ resource: backups, screen: { list: 'backups' } }}
        filtered={false}
        onClear={() => undefined}
      />
    </TestOffice>,
  );

it('says how a record comes about, and links to the page where that is set up for those who may open it', async () => {
  show(['View Backups', 'Update Application Settings']);
  expect(await screen.findByText(/made and proved each night/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open Connections' }).getAttribute('href')).toBe('/connections');
  cleanup();
  show(['View Backups']);
  await screen.findByText(/made and proved each night/);
  expect(screen.queryByRole('link')).toBeNull();
});
