import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../contract/api/errors';
import { API_BASES } from '../../contract/constants';
import { siteRoutes } from '../../resources/catalogue/actionRoutes';
import { type ActionName, actionNamed } from '../../resources/catalogue/actions';
import { flattenFields, setAt } from '../../resources/language/defineResource';
import type { Field } from '../../resources/language/kinds';
import { providerActions } from '../../resources/payments/providerActions';
import { prepareStore } from '../../server/prepare';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';

const UNKNOWN = '01999999-0000-7000-8000-000000000000';

/** A value of each kind without a matching record. */
const GOOD: Partial<Record<Field['kind'], unknown>> = {
  text: 'Ntinda',
  longText: 'Ntinda',
  email: 'grace@mail.example',
  phone: '0772 345 678',
  reference: UNKNOWN,
  decimal: 0.3,
};

/** Wrong values for any field, except options, which no form of ours can get wrong. */
const BAD: readonly unknown[] = [undefined, null, '', ' ', 'x', 'SF-000001', 'x'.repeat(5_000), 7, {}, []];

/** The pattern of a sentence for people: a capital, a full stop, and no code name of a field, record or status. */
const SENTENCE = /^[A-Z].*[.!?]$/;
const CODE = /\b[a-z]+[A-Z]|_|\b(id|record|null|undefined|object|string|token)\b|[0-9a-f]{8}-[0-9a-f]{4}|[A-Z]{4,}/;

let world: World;
beforeAll(async () => {
  world = createWorld(await prepareStore(await openDemoDatabase(), true, START));
});
afterAll(() => world.store.close());

// The provider's own calls are a protocol between machines: their refusals name its fields.
const names = (Object.keys(siteRoutes) as ActionName[]).filter((name) => !(name in providerActions));

function bodiesOf(name: ActionName): object[] {
  const { input } = actionNamed(name);
  if (!input || input === 'any') return [{}];
  const leaves = flattenFields(input).filter(({ field }) => field.kind !== 'oneOf');
  const good = leaves.filter(({ field }) => GOOD[field.kind] !== undefined);
  const bodyWith = (path?: string, value?: unknown) => {
    const body: Record<string, unknown> = {};
    for (const leaf of good) setAt(body, leaf.path, leaf.path === path ? value : GOOD[leaf.field.kind]);
    return body;
  };
  const faulty = leaves.flatMap(({ path }) => BAD.map((value) => bodyWith(path, value)));
  return [{}, bodyWith(), { ...bodyWith(), agencyNumber: 'AG-1' }, ...faulty];
}

describe('a visitor’s refusal is a sentence for people', () => {
  it.each(names)('%s', async (name) => {
    const { method, base, path } = actionNamed(name);
    const said = new Set<string>();
    for (const id of path.includes('{') ? ['SF-000001', UNKNOWN] : [''])
      for (const body of method === 'GET' ? [undefined] : bodiesOf(name)) {
        const address = `${API_BASES[base]}/${path.replace(/\{\w+\}/g, id)}`;
        const reply = await world.call<ErrorBody>(method, address, { body });
        expect(reply.status).not.toBe(500);
        if (reply.status >= 400) said.add(reply.body.error);
      }
    const technical = [...said].filter((text) => !SENTENCE.test(text) || CODE.test(text));
    expect(technical).toEqual([]);
  });
});
