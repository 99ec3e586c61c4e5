import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { filesAt } from './filesAt';
import { KINDS, type Kind, type Order, Refused } from './Order';
import { plan } from './plan';

// `npm run new -- KIND NAME --domain DOMAIN [--on ENTITY]` starts an entity, an action, a worklist, a job or a connection.

const USAGE = `Usage: npm run new -- ${KINDS.join('|')} NAME --domain DOMAIN [--on ENTITY]
  npm run new -- entity outages --domain coverage
  npm run new -- action rateTicket --domain tickets --on tickets`;

/** Returns what the command line asks for. */
function orderFrom(given: string[]): Order {
  const options = { domain: { type: 'string', default: '' }, on: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true });
  const [kind, name, ...more] = positionals;
  if (!KINDS.includes(kind as Kind) || !name || more.length > 0) throw new Refused(USAGE);
  return { kind: kind as Kind, name, ...values };
}

/** Writes the files, and formats them and their imports. */
function write(changes: ReadonlyMap<string, string>): void {
  for (const [path, text] of changes) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const formatted = [...changes.keys()].filter((path) => path.endsWith('.ts'));
  spawnSync('npx', ['biome', 'check', '--write', '--linter-enabled=false', ...formatted], { stdio: 'inherit' });
}

try {
  const { changes, todo } = plan(orderFrom(process.argv.slice(2)), filesAt('.'));
  write(changes);
  console.log(`Written:\n${[...changes.keys()].map((path) => `  ${path}`).join('\n')}\n\nLeft to do:`);
  console.log([...todo, 'Run `npm run check`.'].map((line, at) => `  ${at + 1}. ${line}`).join('\n'));
} catch (error) {
  if (!(error instanceof Refused) && !(error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
