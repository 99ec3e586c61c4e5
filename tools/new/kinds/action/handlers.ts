import { dirname, relative } from 'node:path/posix';
import type { Draft } from '../../Draft';
import type { Declared } from '../../declared';
import type { Name } from '../../names';
import { Refused } from '../../Order';

/** Returns the refusal of an unknown record. */
export const notFound = ({ resource }: Declared) => `There is no such ${resource.label[0].toLowerCase()}.`;

/** Adds the handler, in a file of its own, to those of its group. */
export function addHandler(draft: Draft, domain: string, name: Name, on: Declared, group: string): void {
  draft.create(`server/${domain}/${name.camel}.ts`, handler(name, on, domain, group));
  const path = handlersOf(draft, domain, group);
  const text = draft.read(path);
  const [head, parameter = ''] =
    /(?:export function \w+|export const \w+ =) ?\(\s*(deps|\{[^}]*\}): Deps,?\s*\)/.exec(text) ?? [];
  const start = head ? text.indexOf(head) : -1;
  const deps = parameter === 'deps' ? 'deps' : '{ store, now }';
  const isGiven = parameter === 'deps' || (/\bstore\b/.test(parameter) && /\bnow\b/.test(parameter));
  const [object] = /\n {2}return \{\n|=> \(\{\n/.exec(text.slice(start)) ?? [];
  if (start < 0 || !object || !isGiven)
    throw new Refused(`The handlers in ${path} have another form: add ${name.camel} there by hand.`);
  const at = text.indexOf(object, start) + object.length;
  const typed = text
    .slice(0, at)
    .replace(/Pick<Handlers, ('\w+'[^>]*)>(?=[^>]*$)/, `Pick<Handlers, $1 | '${name.camel}'>`);
  draft.rewrite(path, `${typed}${name.camel}: (request) => ${name.camel}(${deps}, request),\n${text.slice(at)}`);
  draft.import(path, name.camel, moduleFrom(path, `server/${domain}/${name.camel}`));
}

/** Returns the name by which a file imports a module. */
function moduleFrom(file: string, module: string): string {
  const path = relative(dirname(file), module);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Returns the file with the handlers of a group of actions, which is created if there is none. */
function handlersOf(draft: Draft, domain: string, group: string): string {
  const all = draft.read('server/createHandlers.ts');
  const named = [...all.matchAll(/from '\.\/(.+handlers.*)';/g)].map(([, module = '']) => {
    const file = `server/${module}.ts`;
    return draft.find(file) === undefined ? `server/${module}/index.ts` : file;
  });
  const found = named.find(
    (path) => /Pick<Handlers/.test(draft.read(path)) && new RegExp(`\\b${group}\\b`).test(draft.read(path)),
  );
  const path = found ?? `server/${domain}/handlers.ts`;
  if (draft.find(path) !== undefined) return path;
  const handlers = `${domain}Handlers`;
  draft.create(path, emptyHandlers(handlers, domain, group));
  draft.import('server/createHandlers.ts', handlers, `./${domain}/handlers`);
  draft.insert('server/createHandlers.ts', 'before', '\n  };\n}\n', `\n    ...${handlers}(deps),`);
  return path;
}

const emptyHandlers = (
  handlers: string,
  domain: string,
  group: string,
) => `import type { ${group} } from '../../resources/${domain}/actions';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';

/** The actions of this domain. */
export const ${handlers} = (deps: Deps): Pick<Handlers, keyof typeof ${group}> => ({
});
`;

function handler(name: Name, { resource, constant, module }: Declared, domain: string, group: string): string {
  const { singular } = resource;
  return `import { Refusal } from '../../contract/api/errors';
import type { Answers } from '../../resources/catalogue/actions';
import { publicView } from '../../resources/catalogue/publicView';
import { ${group} } from '../../resources/${domain}/actions';
import { ${constant} } from '../../${module}';
import { auditAction } from '../audit/auditAction';
import type { Deps } from '../deps';
import type { ActionRequest } from '../Handlers';

/** ${name.words}, in one transaction with the audit entry. */
export function ${name.camel}(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { params, body, identity }: ActionRequest<'${name.camel}'>,
): Promise<Answers['${name.camel}']> {
  return store.transaction(async (tx) => {
    const record = await tx.get(${constant}, params.id ?? '', { lock: true });
    if (!record) throw new Refusal('notFound', '${notFound({ resource, constant, module })}');
    const view = publicView(${constant}, record);
    const change = { record, before: view, after: view };
    await auditAction(tx, ${group}.${name.camel}, { identity, ...change, reason: body.reason }, now());
    return { ${singular}: view as Answers['${name.camel}']['${singular}'] };
  });
}
`;
}
