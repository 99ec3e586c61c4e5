import { type Mock, vi } from 'vitest';

/**
 * Replaces a function of a module for everything that imports it, until the test file has ended (Vitest restores it then).
 * Returns the mock, which returns undefined until the test sets its behaviour.
 *
 *     import * as session from '../../session/session';
 *     const request = standIn(session, 'request');
 */
export function standIn<M extends object, K extends keyof M & string>(module: M, name: K) {
  const mock = vi.fn();
  vi.spyOn(module as Record<string, (...given: never[]) => unknown>, name).mockImplementation(mock);
  return mock as M[K] extends (...given: infer P) => infer R ? Mock<(...given: P) => R> : never;
}
