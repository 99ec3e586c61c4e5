import { expect, it } from 'vitest';
import { createProviders } from '../src/providers';

it('calls are made and fail while offline, rather than wait without a word', () => {
  const { queries, mutations } = createProviders().providers.queryClient.getDefaultOptions();
  expect(queries?.networkMode).toBe('always');
  expect(mutations?.networkMode).toBe('always');
});
