import type { Draft } from '../Draft';
import { actionNames, addRecordType, type Declared, declaredOn, permissionFor, requireFree } from '../declared';
import { type Name, nameOf } from '../names';
import { type Order, Refused } from '../Order';
import { addRefusal, addWords } from '../words';
import { addHandler, notFound } from './action/handlers';
import { actionTest, pathOf } from './action/test';

/** Starts an action on one record: its declaration, handler and test. */
export function newAction(draft: Draft, order: Order): string[] {
  const name = nameOf(order.name);
  requireFree(name.camel, actionNames(), 'The action');
  const on = declaredOn(draft, order);
  const isFirst = draft.find(`resources/${order.domain}/actions.ts`) === undefined;
  const group = addDeclaration(draft, order.domain, name, on);
  addHandler(draft, order.domain, name, on, group);
  addRecordType(draft, { kebab: on.resource.name, ...on });
  addRequest(draft, name, on);
  const tested = `tests/${order.domain}/${name.camel}.test.ts`;
  draft.create(tested, actionTest(name, on));
  draft.import(tested, on.constant, `../../${on.module}`);
  return [
    ...addRefusal(draft, notFound(on), 'Hakuna rekodi kama hiyo.'),
    ...addWords(draft, ['Reason']),
    ...(isFirst
      ? [`Add a call of "${nameOf(order.domain).words}", the new group of actions, to tests/client/calls.ts.`]
      : []),
    `Decide in a pure function in server/${order.domain}/rules/ when the action is possible, and change the record in server/${order.domain}/${name.camel}.ts.`,
    `Add its button to src/screens/${order.domain}/ and src/screens/slots.ts; DeclaredDrawer is its form.`,
    `Run \`npx vitest run --project conformance ${tested}\`.`,
  ];
}

/** Adds the declaration to the domain's actions; returns the name of their group. */
function addDeclaration(draft: Draft, domain: string, name: Name, on: Declared): string {
  const path = `resources/${domain}/actions.ts`;
  if (draft.find(path) === undefined) {
    const group = `${domain}Actions`;
    draft.create(path, emptyGroup(group, domain));
    draft.import('resources/catalogue/actions.ts', group, `../${domain}/actions`);
    draft.insert(
      'resources/catalogue/actions.ts',
      'before',
      '\n} as const;\n\nexport type Actions',
      `\n  ...${group},`,
    );
  }
  const [, group] = /export const (\w+) = defineActions\(/.exec(draft.read(path)) ?? [];
  if (!group) throw new Refused(`${path} has no defineActions.`);
  draft.import(path, 'longText', '../language/kinds');
  draft.insert(path, 'before', '\n  },\n);', `\n${declaration(name, on)}`);
  return group;
}

function declaration(name: Name, on: Declared): string {
  const { resource } = on;
  return `    ${name.camel}: {
      method: 'POST',
      base: 'v1',
      path: '${pathOf(name, on)}',
      access: '${permissionFor(on, 'update', 'create', 'list')}',
      decidesOn: '${resource.name}',
      input: { reason: longText({ required: true, maxLength: 300 }) },
      audit: { resource: '${resource.name}', action: 'ACTION', reason: '${name.words}' },
      answer: shape.object({ ${resource.singular}: shape.record('${resource.name}') }),
      reads: '${resource.singular}',
      summary: '${name.words}',
    },`;
}

const emptyGroup = (group: string, domain: string) => `import { defineActions } from '../language/defineActions';
import * as shape from '../language/shapes';

/** The actions of this domain. */
export const ${group} = defineActions(
  { name: '${nameOf(domain).words}', description: '${nameOf(domain).words}.' },
  {
  },
);
`;

/** Adds the request with which a conformance test checks the audit entry. */
function addRequest(draft: Draft, name: Name, on: Declared): void {
  const path = 'tests/conformance/auditedRequests.ts';
  draft.import(path, on.constant, `../../${on.module}`);
  const request = `    'POST ${pathOf(name, on)}': async () => ({ id: (await first(${on.constant})).id, body: { reason: 'A test.' } }),\n`;
  draft.insert(path, 'before', "    'POST day-closes/compare'", request);
}
