import type { Draft } from '../../Draft';
import type { Name } from '../../names';

const OUTSIDE = 'server/outsideSystems.ts';
const STAND_INS = 'mock-server/createStandIns.ts';

/** Adds the stand-in, and the client that uses the current settings or else the stand-in. */
export function addStandIn(draft: Draft, domain: string, name: Name): void {
  const { camel, kebab, pascal, upper, words } = name;
  draft.create(`mock-server/${camel}/create${pascal}StandIn.ts`, standIn(name));
  draft.create(`server/${domain}/${camel}At.ts`, current(name));
  draft.import(OUTSIDE, `${camel}At`, `./${domain}/${camel}At`);
  draft.import(OUTSIDE, `type ${pascal}`, `./ports/${pascal}`);
  draft.import(OUTSIDE, `type ${pascal}Access`, `./ports/${pascal}`);
  draft.insert(OUTSIDE, 'before', '\n  /** The apps of the stand-ins', `\n  ${camel}: ${pascal}Access | null;`);
  draft.insert(
    OUTSIDE,
    'before',
    '\n}\n\n/**\n * Returns the clients',
    `\n  /** Returns the current client of ${words}. Null: it is not set up. */\n  ${camel}: () => ${pascal} | null;`,
  );
  draft.insert(
    OUTSIDE,
    'before',
    '\n    apps: standIns.apps,',
    `\n    ${camel}: ${camel}At(() => config.${camel} ?? standIns.${camel}),`,
  );
  draft.import(STAND_INS, `create${pascal}StandIn`, `./${camel}/create${pascal}StandIn`);
  draft.insert(STAND_INS, 'before', '\n/** The time after which', `\nconst ${upper}_PATH = '/stand-in/${kebab}';`);
  draft.insert(
    STAND_INS,
    'before',
    '\n    ...inboxStandIn(config, apps),',
    `\n    ${camel}: config.production || config.${camel} ? null : ${camel}StandIn(config, apps),`,
  );
  draft.insert(
    STAND_INS,
    'before',
    '\nfunction efrisStandIn(',
    `
function ${camel}StandIn({ publicUrl }: Config, apps: StandIns['apps']) {
  const key = 'stand-in-key';
  apps[${upper}_PATH] = create${pascal}StandIn({ key }).app;
  return { url: \`\${publicUrl}\${${upper}_PATH}\`, key };
}
`,
  );
}

function current({ camel, pascal, words }: Name): string {
  return `import { memoizeBySettings } from '../base/memoizeBySettings';
import type { ${pascal}, ${pascal}Access } from '../ports/${pascal}';
import { create${pascal} } from './${camel}/create${pascal}';

/** The maximum duration of a call in milliseconds. */
const TIMEOUT = 10_000;

/** Returns a function that returns the client of ${words} with the current settings; null if it is not set up. */
export const ${camel}At = (access: () => ${pascal}Access | null): (() => ${pascal} | null) =>
  memoizeBySettings(access, (set) => set && create${pascal}({ ...set, fetch, timeoutMs: TIMEOUT }));
`;
}

function standIn({ pascal, words }: Name): string {
  return `import { Hono } from 'hono';

/** \`down\`: it answers with 503. \`refusing\`: it refuses every call. */
interface ${pascal}Control {
  mood: 'working' | 'down' | 'refusing';
}

/** A stand-in for ${words}; \`control\` is for tests. */
export function create${pascal}StandIn({ key }: { key: string }): { app: Hono; control: ${pascal}Control } {
  const control: ${pascal}Control = { mood: 'working' };
  const app = new Hono();
  app.use(async (context, next) => {
    if (control.mood === 'down') return context.json({ error: 'Out of order.' }, 503);
    const isRefused = control.mood === 'refusing' || context.req.header('Authorization') !== \`Bearer \${key}\`;
    return isRefused ? context.json({ error: 'Refused.' }, 403) : next();
  });
  app.get('/status', (context) => context.json({ version: '1.0' }));
  return { app, control };
}
`;
}
