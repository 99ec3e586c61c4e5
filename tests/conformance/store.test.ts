import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADAPTERS, type Opened } from './adapters';
import { SKIPS } from './skips';
import { beginnings } from './store/beginnings';
import { changes } from './store/changes';
import { conditions } from './store/conditions';
import { LIBRARY } from './store/library';
import { pages } from './store/pages';
import { scopes } from './store/scopes';
import { searches } from './store/searches';
import { similarNames } from './store/similarNames';
import { metSkips, suiteFor } from './store/suite';
import { tagged } from './store/tagged';
import { tallies } from './store/tallies';
import { totals } from './store/totals';
import { transactions } from './store/transactions';
import { upkeep } from './store/upkeep';
import { violations } from './store/violations';
import { writes } from './store/writes';

// One suite for every adapter of the Store port. Tests that compare the order of texts use ASCII in one case only, because the
// order of other texts depends on the database's locale.
describe.each(ADAPTERS)('the Store on $name', (adapter) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await adapter.open(LIBRARY);
  });
  afterAll(() => opened?.close());

  const suite = suiteFor(adapter, () => opened);
  for (const part of [
    conditions,
    pages,
    searches,
    similarNames,
    beginnings,
    scopes,
    writes,
    changes,
    violations,
    totals,
    tagged,
    tallies,
    upkeep,
    transactions,
  ])
    part(suite);
});

it('every skipped test exists', () => {
  console.table(SKIPS);
  expect([...metSkips]).toEqual(SKIPS);
});
