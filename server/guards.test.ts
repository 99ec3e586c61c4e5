import { expect, it } from 'vitest';
import { resources } from '../resources';
import { guards } from './guards';

const undoable = resources.filter((resource) => resource.undoable);

it('actions that can be undone in the back-office involve no money, no secret and no further rule', () => {
  expect(undoable.length).toBeGreaterThan(0);
  for (const { name, leaves } of undoable) {
    const kinds = leaves.map(({ field }) => field.kind).filter((kind) => kind === 'money' || kind === 'secret');
    expect([name, kinds, guards[name]]).toEqual([name, [], undefined]);
  }
});
