import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routerCommands } from './routerCommands';

const facts = {
  ...{ server: '10.0.0.5', secret: 'SECRET', coaPort: 3799, interimSeconds: 300 },
  site: 'pay.kitara.example',
};

it.each(['MIKROTIK', 'CISCO'] as const)('the commands for %s are those of docs/radius.md', (vendor) => {
  const shown = routerCommands(vendor, facts)?.map((line) => `    ${line}\n`);
  expect(readFileSync('docs/radius.md', 'utf8')).toContain(shown?.join(''));
});

it('gives a Cisco router whole minutes, and at least one', () => {
  const at = (interimSeconds: number) => routerCommands('CISCO', { ...facts, interimSeconds })?.join('\n');
  expect(at(60)).toContain('update periodic 1\n');
  expect(at(20)).toContain('update periodic 1\n');
  expect(at(600)).toContain('update periodic 10\n');
});

it('has none for a vendor whose commands we do not know', () => {
  expect(routerCommands('OTHER', facts)).toBeNull();
  expect(routerCommands('HUAWEI', facts)).toBeNull();
});
