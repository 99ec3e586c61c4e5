import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { DEMO_PASSWORD } from '../../resources/access/demo/signIns';

/** Returns the peak memory of a process so far, in megabytes. */
export const peakMegabytes = (pid: number) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

/** Signs in a demo user, by default the administrator; returns the authorization header. */
export async function tokenAt(url: string, name = 'admin'): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/v1/accounts/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: `${name}@kitara.example`, password: DEMO_PASSWORD }),
  });
  const { user } = (await response.json()) as { user: { token: string } };
  return { authorization: `Bearer ${user.token}` };
}

/** Starts a program that prints a line when it is ready. */
export async function startPeer(program: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, program, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) => child.stdout.on('data', () => resolve()));
  return { pid: child.pid ?? 0, stop: () => child.kill('SIGKILL') };
}
