import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { BUILT_SERVER } from '../builtServer';
import { freePort } from '../freePort';
import { until } from '../until';
import type { Caller } from './orders';

type Environment = Record<string, string>;

/** Payments are reconciled at once; the network and the expiry job do not run within a test. */
const PACE = { RECONCILE_EVERY: '200', ACTIVATE_EVERY: '3600000', EXPIRE_EVERY: '3600000' };
/** Rate limits are off because all visitors come from one address. */
const LIMITS = 'off';

/** A real server process that can be killed and restarted on the same port and data. */
export class ServerProcess {
  #child: ChildProcess | null = null;
  #said = '';
  private constructor(
    readonly port: number,
    private readonly env: Environment,
  ) {}

  /** Starts a server and waits until it is ready. */
  static async start(env: Environment): Promise<ServerProcess> {
    const port = await freePort();
    const server = new ServerProcess(port, { ...env, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` });
    await server.restart();
    return server;
  }

  /** Starts the server again after `kill`. */
  async restart(): Promise<void> {
    const child = spawn(process.execPath, [BUILT_SERVER], {
      env: {
        PATH: process.env.PATH ?? '',
        LOG_LEVEL: 'warn',
        DEMO_DATA: 'true',
        DEMO_SIZE: 'small',
        LIMITS,
        ...PACE,
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        this.#said += chunk;
      });
    }
    await until('the server to be ready', async () => {
      if (child.exitCode !== null) throw new Error(`The server did not start:\n${this.#said}`);
      const answer = await fetch(`http://127.0.0.1:${this.port}/healthz`).catch(() => null);
      return answer?.ok;
    });
  }

  /** The output of the server: warnings and errors, one JSON object per line. */
  get said(): string {
    return this.#said;
  }

  /** Kills the server at once without cleanup, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Asks the server to stop; returns its exit code. */
  async stop(): Promise<number> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) throw new Error('The server does not run.');
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = await gone;
    return code;
  }

  /** Calls the API over the socket. A call rejects if the process ends before it answers. */
  call: Caller['call'] = async <T>(
    method: string,
    path: string,
    { token, body, headers = {} }: Parameters<Caller['call']>[2] = {},
  ) => {
    const response = await fetch(`http://127.0.0.1:${this.port}${path.startsWith('/') ? path : `/api/v1/${path}`}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T, headers: response.headers };
  };
}
