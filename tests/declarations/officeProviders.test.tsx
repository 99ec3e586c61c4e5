import { expect, it } from 'vitest';
import { createProviders } from '../../src/providers';

it('calls fail while offline instead of waiting silently', () => {
  const { queries, mutations } = createProviders().queryClient.getDefaultOptions();
  expect(queries?.networkMode).toBe('always');
  expect(mutations?.networkMode).toBe('always');
});
