import { cleanup, render, screen } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { resources } from '../../../resources';
import { labels } from '../../session/labels';
import { TestOffice } from '../../testing/TestOffice';
import { ReferenceLink } from './ReferenceLink';

const ID = '018f2e4a-0000-7000-8000-00000a1d9a25';

afterEach(() => {
  cleanup();
  labels.clear();
});

function show(permissions: string[], to = 'users') {
  const getMany = vi.fn(async () => ({ data: [] }));
  render(
    <TestOffice permissions={permissions} resources={resources} dataProvider={{ getMany } as unknown as DataProvider}>
      <ReferenceLink to={to} id={ID} />
    </TestOffice>,
  );
  return getMany;
}

it('names a record by the label of the answer, to people who may not open it, too, and asks for nothing', async () => {
  labels.learn({ tickets: [], labels: { [ID]: 'Joy Abbo' } });
  const getMany = show(['View Tickets']);
  expect((await screen.findByText('Joy Abbo')).closest('a')).toBeNull();
  cleanup();
  show(['View Users']);
  expect((await screen.findByText('Joy Abbo')).closest('a')?.getAttribute('href')).toContain(ID);
  expect(getMany).not.toHaveBeenCalled();
});

it('follows a label that changes', async () => {
  labels.learn({ labels: { [ID]: 'Joy Abbo' } });
  show([]);
  await screen.findByText('Joy Abbo');
  labels.learn({ labels: { [ID]: 'Joy Okello' } });
  await screen.findByText('Joy Okello');
});

it.each([[['View Users']], [[]]])(
  'never prints an id of what nobody has named, with the permissions %j',
  async (held) => {
    show(held);
    await screen.findByText('Not available');
    expect(document.body.textContent).not.toContain('1d9a25');
  },
);

it('forgets labels with the session', () => {
  labels.learn({ labels: { [ID]: 'Joy Abbo' } });
  labels.clear();
  expect(labels.of(ID)).toBeUndefined();
});
