import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestOffice } from '../../testing/TestOffice';
import { RelativeTime } from './RelativeTime';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ['2026-11-26T12:00:05Z', '1 second ago'],
  ['2026-11-26T10:00:00Z', '2 hours ago'],
  ['2026-11-20T12:00:00Z', '6 days ago'],
  ['2026-10-20T12:00:00Z', '1 month ago'],
  ['2026-08-24T12:00:00Z', '3 months ago'],
  ['2025-12-24T12:00:00Z', '11 months ago'],
  ['2025-11-24T12:00:00Z', '1 year ago'],
])('describes %s as %s', (moment, words) => {
  render(
    <TestOffice resources={[]}>
      <RelativeTime moment={moment} />
    </TestOffice>,
  );
  expect(screen.getByText(words)).toBeDefined();
});
