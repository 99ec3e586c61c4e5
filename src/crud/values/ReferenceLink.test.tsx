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

it('names a record by the label in the answer, even for users who may not open it, without a request', async () => {
  labels.learn({ tickets: [], labels: { [ID]: 'Joy Abbo' } });
  const getMany = show(['View Tickets']);
  expect((await screen.findByText('Joy Abbo')).closest('a')).toBeNull();
  cleanup();
  show(['View Users']);
  expect((await screen.findByText('Joy Abbo')).closest('a')?.getAttribute('href')).toContain(ID);
  expect(getMany).not.toHaveBeenCalled();
});

it('follows a changed label', async () => {
  labels.learn({ labels: { [ID]: 'Joy Abbo' } });
  show([]);
  await screen.findByText('Joy Abbo');
  labels.learn({ labels: { [ID]: 'Joy Okello' } });
  await screen.findByText('Joy Okello');
});

it.each([[['View Users']], [[]]])('never shows the id of an unnamed record, with the permissions %j', async (held) => {
  show(held);
  await screen.findByText('Not available');
  expect(document.body.textContent).not.toContain('1d9a25');
});

it('forgets the labels when the session ends', () => {
  labels.learn({ labels: { [ID]: 'Joy Abbo' } });
  labels.clear();
  expect(labels.of(ID)).toBeUndefined();
});
