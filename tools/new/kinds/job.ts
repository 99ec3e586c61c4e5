import type { Draft } from '../Draft';
import { type Declared, declaredOn } from '../declared';
import { type Name, nameOf } from '../names';
import { type Order, Refused } from '../Order';
import { addWords } from '../words';

const QUEUES = 'server/queue/queues.ts';
const START = 'server/jobs/startJobs.ts';

/** Starts a job that works on records when they are due: its column, queue, work, interval and test. */
export function newJob(draft: Draft, order: Order): string[] {
  const name = nameOf(order.name);
  const on = declaredOn(draft, order);
  const known = draft.read(QUEUES) + draft.read(START);
  if (
    known.includes(`\n  ${name.camel}: queue(`) ||
    known.includes(`'${name.kebab}'`) ||
    known.includes(`'${name.upper.toLowerCase()}'`)
  )
    throw new Refused(`A job or a queue is named "${name.kebab}" already: choose another name.`);
  const label = addColumn(draft, name, on);
  addQueue(draft, name, on);
  draft.create(`server/${order.domain}/jobs/${name.camel}.ts`, work(name, on));
  addInterval(draft, order.domain, name);
  draft.create(`tests/${order.domain}/${name.camel}.test.ts`, test(name, on, order.domain));
  return [
    ...addWords(draft, [label]),
    `Set \`${name.camel}At\` where a ${on.resource.label[0].toLowerCase()} begins to wait, and write the work in server/${order.domain}/jobs/${name.camel}.ts.`,
    `Choose its interval in ${START}, and in ${QUEUES} which records were given up (\`failed\`).`,
    `Run \`npm run db:generate -- ${name.kebab}\`, then \`npx vitest run --project conformance tests/${order.domain}/${name.camel}.test.ts\`.`,
    'If `npx tsc` names records of tests that lack the column, add it there.',
  ];
}

/** Adds the moment from which a record is due; returns its label. */
function addColumn(draft: Draft, { camel, words }: Name, { resource, module }: Declared): string {
  const path = `${module}.ts`;
  const label = `${words} due`;
  const text = draft.read(path);
  const start = text.indexOf('\n  fields: {\n');
  const end = text.indexOf('\n  },\n', start);
  if (start < 0 || end < 0)
    throw new Refused(`${path} has no \`fields\` of its own form: add the column there by hand.`);
  if (resource.leaves.some((leaf) => leaf.path === `${camel}At`))
    throw new Refused(`${resource.name} has a field ${camel}At already: choose another name.`);
  const column = `\n    ${camel}At: dateTime({ label: '${label}', technical: true, readOnly: true, indexed: true }),`;
  draft.rewrite(path, text.slice(0, end) + column + text.slice(end));
  draft.import(path, 'dateTime', '../language/kinds');
  return label;
}

function addQueue(draft: Draft, { camel, upper }: Name, { constant, module }: Declared): void {
  const queue = `
  ${camel}: queue({
    name: '${upper.toLowerCase()}',
    resource: ${constant},
    due: '${camel}At',
    waitsOnceDue: true,
    since: ['${camel}At'],
  }),`;
  draft.append(QUEUES, /\n\} as const;\n$/, queue);
  draft.import(QUEUES, constant, `../../${module}`);
}

function addInterval(draft: Draft, domain: string, { camel, kebab, upper }: Name): void {
  draft.insert(START, 'before', '\ninterface Job {', `const ${upper}_EVERY = 60_000;\n`);
  draft.insert(
    START,
    'before',
    "\n  { name: 'sweep',",
    `\n  { name: '${kebab}', every: ${upper}_EVERY, run: ${camel} },`,
  );
  draft.import(START, camel, `../${domain}/jobs/${camel}`);
}

function work({ camel, words }: Name, { resource, constant, module }: Declared): string {
  const { singular } = resource;
  return `import { ${constant} } from '../../../${module}';
import type { Deps } from '../../deps';
import { isDue } from '../../queue/leases';
import { processQueue } from '../../queue/processQueue';
import { QUEUES } from '../../queue/queues';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';

/** ${words}: works on each record that is due (\`${camel}At\`). Returns how many were processed. */
export const ${camel} = (deps: Deps, signal?: AbortSignal): Promise<number> =>
  processQueue(
    deps,
    {
      queue: QUEUES.${camel},
      claim: async (${singular}) => ${singular},
      work: ({ id }) => deps.store.transaction((tx) => workOn(tx, id, deps.now())),
    },
    signal,
  );

/** Works on one record. Another process may have done so in the meantime; without the moment, it no longer waits. */
async function workOn(tx: Store, id: string, now: Date): Promise<void> {
  const ${singular} = await tx.get(${constant}, id, { lock: true });
  if (!${singular} || !isDue(QUEUES.${camel}, ${singular}, now)) return;
  await updateRecord(tx, ${constant}, id, { ${camel}At: null }, now);
}
`;
}

function test({ camel }: Name, { constant, module }: Declared, domain: string): string {
  return `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ${constant} } from '../../${module}';
import { ${camel} } from '../../server/${domain}/jobs/${camel}';
import { type Opened, PRODUCTION_ADAPTERS } from '../conformance/adapters';
import { createWorld, type World } from '../support/world';

describe.each(PRODUCTION_ADAPTERS)('the job ${camel}, on $name', ({ openSeeded }) => {
  let opened: Opened;
  let world: World;
  beforeAll(async () => {
    opened = await openSeeded();
    world = createWorld(opened.store);
  });
  afterAll(() => opened?.close());

  it('works on the records that are due, and on no others', async () => {
    const [due, later] = await opened.store.find(${constant}, { limit: 2 });
    const dueAt = (milliseconds: number) => new Date(world.clock.now.getTime() + milliseconds).toISOString();
    await opened.store.update(${constant}, due?.id ?? '', { ${camel}At: dueAt(-1) });
    await opened.store.update(${constant}, later?.id ?? '', { ${camel}At: dueAt(60_000) });
    await Promise.all([${camel}(world.deps), ${camel}(world.deps)]);
    expect(await opened.store.get(${constant}, due?.id ?? '')).toMatchObject({ ${camel}At: null });
    expect(await opened.store.get(${constant}, later?.id ?? '')).toMatchObject({ ${camel}At: dueAt(60_000) });
    expect(await ${camel}(world.deps)).toBe(0);
  });
});
`;
}
