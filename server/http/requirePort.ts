import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartRefused } from '../base/StartRefused';
import type { Config } from '../config/config';

type Port = Pick<Config, 'port' | 'host'>;

/** Throws if the port cannot be listened on, before any slow start-up work begins. */
export async function requirePort({ port, host }: Port): Promise<void> {
  const probe = createServer();
  const open = once(probe, 'listening');
  probe.listen({ port, ...(host ? { host } : {}) });
  try {
    await open;
  } catch (error) {
    throw new StartRefused(portProblem(error as NodeJS.ErrnoException, port));
  }
  const closed = once(probe, 'close');
  probe.close();
  await closed;
}

/** Describes the problem with the port in one line, for the person who starts the product. */
export const portProblem = ({ code, message }: NodeJS.ErrnoException, port: number) =>
  code === 'EADDRINUSE' ? `Port ${port} is in use; set PORT.` : message;
