import { expect, it } from 'vitest';
import { findResource } from '../../resources';
import { slots } from './slots';

it('has custom parts only for resources that exist', () => {
  const unknown = Object.keys(slots).filter((name) => !findResource(name));
  expect(unknown, 'src/screens/slots.ts names resources that do not exist: correct their names.').toEqual([]);
});
