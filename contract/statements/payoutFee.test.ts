import { expect, it } from 'vitest';
import { payoutFee } from './payoutFee';

const lines = (...fees: number[]) => fees.map((fee) => ({ amount: 10_000, fee }));

it.each([
  ['the sum of the net amounts', 19_400, [300, 300], 'NAMED', 600],
  ['half a unit more for each fee', 19_401, [300, 300], 'NAMED', 599],
  ['half a unit less for each fee', 19_399, [300, 300], 'NAMED', 601],
  ['a unit more for each fee', 19_402, [300, 300], 'UNUSUAL', 598],
  ['a unit less for one fee', 9_699, [300], 'UNUSUAL', 301],
  ['the collected money', 20_000, [0, 0], 'NAMED', 0],
  ['the collected money although fees are named', 20_000, [300, 300], 'UNUSUAL', 0],
  ['all but a tenth, without named fees', 18_000, [0, 0], 'USUAL', 2_000],
  ['less than that, without named fees', 17_999, [0, 0], 'UNUSUAL', 2_001],
  ['all but a tenth, with a named fee', 18_000, [300, 0], 'UNUSUAL', 2_000],
  ['more than was collected', 20_001, [0, 0], 'NEGATIVE', -1],
  ['money without any line', 1, [], 'NEGATIVE', -1],
] as const)('a credit of %s', (_, credit, fees, verdict, fee) => {
  expect(payoutFee(credit, lines(...fees))).toMatchObject({ verdict, fee, collected: fees.length * 10_000 });
});
