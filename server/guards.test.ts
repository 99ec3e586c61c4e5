import { expect, it } from 'vitest';
import { resources } from '../resources';
import { guards } from './guards';

const undoable = resources.filter((resource) => resource.undoable);

it('allows undoing in the back-office only for resources without money, secrets and guards', () => {
  expect(undoable.length).toBeGreaterThan(0);
  for (const { name, leaves } of undoable) {
    const kinds = leaves.map(({ field }) => field.kind).filter((kind) => kind === 'money' || kind === 'secret');
    expect([name, kinds, guards[name]]).toEqual([name, [], undefined]);
  }
});
