import { expect } from 'vitest';
import type { ErrorBody } from '../../../contract/api/errors';
import type { Store } from '../../../server/store/Store';
import { createWorld, type Reply, type World } from '../../world';
import { type Callers, makeCallers } from './callers';

type Json = Record<string, unknown>;

/** The environment that the parts of the API's suite share. */
export interface ApiWorld {
  world: World;
  callers: Callers;
  /**
   * Makes a call as the administrator, or with the given token, and checks that the response is no internal error and contains no
   * secret.
   */
  call(
    method: string,
    path: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Reply<Json>>;
  /** Makes a call without a token. */
  callAsStranger(method: string, path: string, body?: unknown): Promise<Reply<Json>>;
}

export async function openApiWorld(store: Store, world = createWorld(store)): Promise<ApiWorld> {
  const callers = await makeCallers(world);
  const checked: World['call'] = async <T>(...call: Parameters<World['call']>) => {
    const reply = await world.call<T>(...call);
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500);
    expect(JSON.stringify(reply.body)).not.toContain('$argon2');
    return reply;
  };
  return {
    world,
    callers,
    call: (method, path, { token = callers.admin, ...rest } = {}) => checked<Json>(method, path, { token, ...rest }),
    callAsStranger: (method, path, body) => checked<Json>(method, path, body === undefined ? {} : { body }),
  };
}

/** Checks the shape of a refusal: it has a message, and with `naming`, an error at that path or below it. */
export function expectRefusal(reply: Reply<unknown>, status: number, naming?: string, rule = ''): void {
  const body = reply.body as ErrorBody;
  expect(reply.status, `${naming} ${rule} ${JSON.stringify(body)}`).toBe(status);
  const parts = ['error', 'errors', ...(status === 412 ? ['changed'] : [])];
  expect(Object.keys(body).filter((key) => !parts.includes(key))).toEqual([]);
  expect(body.error).toMatch(/\S/);
  for (const message of Object.values(body.errors ?? {})) expect(message).toMatch(/\S/);
  const named = Object.keys(body.errors ?? {});
  if (naming)
    expect(
      named.some((path) => `${path}.`.startsWith(`${naming}.`)),
      `${naming} ${rule} ${named}`,
    ).toBe(true);
}
