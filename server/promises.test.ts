import { expect, it } from 'vitest';
import { coalesceLookups } from './promises';

/** Lookups that end on command. */
function controlled() {
  const begun: { key: string; end(value: string): void; fail(error: Error): void }[] = [];
  const look = coalesceLookups((key) => new Promise<string>((end, fail) => begun.push({ key, end, fail })));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { look, begun, settle };
}

it('callers during a lookup share the next one, never one that began before their request', async () => {
  const { look, begun, settle } = controlled();
  const first = look('a');
  const later = [look('a'), look('a'), look('a')];
  expect(begun).toHaveLength(1);
  begun[0]?.end('old');
  expect(await first).toBe('old');
  await settle();
  expect(begun).toHaveLength(2);
  begun[1]?.end('new');
  expect(await Promise.all(later)).toEqual(['new', 'new', 'new']);
});

it('a request after the last lookup has ended starts its own lookup', async () => {
  const { look, begun, settle } = controlled();
  const first = look('a');
  begun[0]?.end('1');
  await first;
  await settle();
  look('a');
  expect(begun).toHaveLength(2);
});

it('does not make different keys wait for each other', () => {
  const { look, begun } = controlled();
  look('a');
  look('b');
  expect(begun.map(({ key }) => key)).toEqual(['a', 'b']);
});

it('a failed lookup fails for its callers, and the next one starts afresh', async () => {
  const { look, begun, settle } = controlled();
  const first = look('a');
  const second = look('a');
  begun[0]?.fail(new Error('down'));
  await expect(first).rejects.toThrow('down');
  await settle();
  begun[1]?.end('up');
  expect(await second).toBe('up');
});
