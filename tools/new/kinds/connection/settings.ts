import type { Draft } from '../../Draft';
import type { Name } from '../../names';
import { quoted } from '../../words';

const CONFIG = 'server/config/config.ts';

export const aboutOf = ({ words }: Name): string => `The connection to ${words}.`;
export const helpOf = ({ words }: Name): string => `The address of ${words}, e.g. https://api.example.`;

/** Adds an address and a key to the settings of the environment, and of the back-office. */
export function addSettings(draft: Draft, name: Name): void {
  const { camel, upper, words } = name;
  const [url, key] = [`${upper}_URL`, `${upper}_KEY`];
  draft.insert(
    'server/config/settingsSchema.ts',
    'before',
    '\n  ...operatorSchema,',
    `
  /** The address of ${words}, and its bearer key. */
  ${url}: z.url({ protocol: /^https?$/, error: WEB_ADDRESS }).optional(),
  ${key}: z.string().min(1).regex(/^[\\x21-\\x7e]+$/, 'must be visible ASCII without blanks').optional(),`,
  );
  draft.insert(CONFIG, 'before', '\n] as const;\n\n/** An identity provider. */', `\n  ['${url}', '${key}'],`);
  draft.insert(
    CONFIG,
    'before',
    '\n}\n\n/** Returns the faults of settings',
    `\n  /** Null: ${words} is not set up. Outside production, the stand-in is used. */\n  ${camel}: { url: string; key: string } | null;`,
  );
  const value = `e.${url} && e.${key} ? { url: e.${url}, key: e.${key} } : null`;
  draft.insert(CONFIG, 'before', '\n    ...operatorSettingsOf(e, production),', `\n    ${camel}: ${value},`);
  draft.insert(
    'server/config/liveSettings.ts',
    'after',
    '    ...first,\n',
    `    get ${camel}() {\n      return current.${camel};\n    },\n`,
  );
  for (const list of ['SECRET_TO', 'OUTSIDE'])
    draft.insert('server/config/productionFaults.ts', 'after', `const ${list} = [`, `'${url}', `);
  draft.insert(
    '.env.example',
    'before',
    '# --- Single sign-on of staff',
    `# --- ${words}\n\n# Its address, in production https or a host of PLAIN_HOSTS, and the bearer key for it.\n#${url}=\n#${key}=\n\n`,
  );
  draft.insert(
    'resources/settings/connections.ts',
    'before',
    '\n} as const satisfies Record<string, Connection>;',
    `
  ${camel}: {
    label: ${quoted(words)},
    about: ${quoted(aboutOf(name))},
    leadsTo: '${url}',
    administrators: true,
    settings: {
      ${url}: address({ help: ${quoted(helpOf(name))} }),
      ${key}: key({ label: 'Key' }),
    },
  },`,
  );
  draft.insert(
    'server/settings/connections/isSetUp.ts',
    'after',
    'const IS_SET_UP: Record<ConnectionName, (config: Config) => boolean> = {\n',
    `  ${camel}: ({ ${camel} }) => ${camel} !== null,\n`,
  );
}
