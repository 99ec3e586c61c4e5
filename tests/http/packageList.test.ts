import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../resources/subscriptions/products';
import { prepareStore } from '../../server/prepare';
import type { Store } from '../../server/store/Store';
import { createPackageList } from '../../server/web/packageList';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';

let store: Store;
let world: World;
beforeAll(async () => {
  store = await prepareStore(await openDemoDatabase(), true, START);
  world = createWorld(store);
});
afterAll(() => store.close());

it('lists every package on offer with its price, and follows a change after a minute', async () => {
  const list = createPackageList(world.deps);
  await list.refresh();
  const offered = await store.find(products, { where: [{ path: 'active', in: [true] }] });
  for (const { name, price } of offered) {
    expect(list.current()).toContain(`<h3>${name}</h3>`);
    expect(list.current()).toContain(`UGX ${price.toLocaleString('en-UG')}`);
  }
  await store.update(products, offered[0]?.id ?? '', { price: 12_345 });
  world.clock.advance(59_999);
  expect(list.current()).not.toContain('12,345');
  world.clock.advance(1);
  list.current();
  await expect.poll(() => list.current()).toContain('UGX 12,345');
});
