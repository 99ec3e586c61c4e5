import type { Draft } from '../../Draft';
import type { Name } from '../../names';

/** Adds the port with its error, the client behind it, and the check for the button Test. */
export function addClient(draft: Draft, domain: string, name: Name): void {
  const { camel, pascal, words } = name;
  draft.create(`server/ports/${pascal}.ts`, port(name));
  draft.create(`server/${domain}/${camel}/create${pascal}.ts`, client(name));
  draft.import('server/asRefusal.ts', `${pascal}Error`, `./ports/${pascal}`);
  draft.insert(
    'server/asRefusal.ts',
    'before',
    '\n  if (isUnavailable(error)) return',
    `
  if (error instanceof ${pascal}Error)
    return error.kind === 'refused'
      ? new Refusal('conflict', '${words} refused this.')
      : unavailable('We cannot do this right now. Please try again in a moment.');`,
  );
  const check = 'server/settings/connections/tryConnection.ts';
  draft.import(check, `create${pascal}`, `../../${domain}/${camel}/create${pascal}`);
  draft.import(check, `${pascal}Error`, `../../ports/${pascal}`);
  draft.insert(check, 'after', 'return error instanceof ProviderError ||', ` error instanceof ${pascal}Error ||`);
  draft.insert(
    check,
    'after',
    'const TRIES: Record<ConnectionName, Try> = {\n',
    `  ${camel}: ({ ${camel} }) =>
    ${camel} &&
    create${pascal}({ ...${camel}, fetch, timeoutMs: PATIENCE })
      .version()
      .then((version) => \`${words} answers. Its version is \${version}.\`),
`,
  );
}

function port({ pascal, words }: Name): string {
  return `/** The address of ${words}, and our key for it. */
export interface ${pascal}Access {
  url: string;
  key: string;
}

/** The port to ${words}. Every method throws ${pascal}Error. */
export interface ${pascal} {
  /** Returns the version of the system that answers. */
  version(): Promise<string>;
}

/** \`refused\`: the system did not accept the call. \`unreachable\`: no usable response, so nothing may be concluded. */
export class ${pascal}Error extends Error {
  constructor(
    readonly kind: 'refused' | 'unreachable',
    /** A sentence for staff, without secrets. */
    message: string,
  ) {
    super(message);
    this.name = '${pascal}Error';
  }
}
`;
}

function client({ pascal, words }: Name): string {
  return `import { z } from 'zod';
import { trimEndOf } from '../../../contract/text';
import { type ${pascal}, type ${pascal}Access, ${pascal}Error } from '../../ports/${pascal}';

const status = z.object({ version: z.string() });

/** Creates the client of ${words}. */
export function create${pascal}({
  url,
  key,
  fetch,
  timeoutMs,
}: ${pascal}Access & { fetch: typeof globalThis.fetch; timeoutMs: number }): ${pascal} {
  const unreachable = () => new ${pascal}Error('unreachable', '${words} cannot be reached. Please try again.');
  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(\`\${trimEndOf(url, '/')}\${path}\`, {
      headers: { Accept: 'application/json', Authorization: \`Bearer \${key}\` },
      // Following a redirect would send the key to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => {
      throw unreachable();
    });
    if (response.status >= 400 && response.status < 500)
      throw new ${pascal}Error('refused', \`${words} refused the call with the status \${response.status}.\`);
    if (!response.ok) throw unreachable();
    return response.json().catch(() => null);
  };
  return {
    async version() {
      const { data } = status.safeParse(await ask('/status'));
      if (!data) throw unreachable();
      return data.version;
    },
  };
}
`;
}
