import { fuzz } from '../chaos/fuzz/fuzz';
import { startProduct } from '../product';

/** The goal, in milliseconds. */
const GOAL = 200;

/** Fuzzes the built product with valid and invalid requests from its OpenAPI document, and returns the results. */
export async function benchFuzz(): Promise<string[]> {
  const product = await startProduct({ LIMITS: 'off' });
  const effort = { callsEach: 8, oneIn: 1, damagedEach: 8, withBombs: true, seed: Date.now() };
  const { requests, files, rawMessages, answers, faults, longestBlock } = await fuzz(
    { port: Number(new URL(product.url).port) },
    effort,
  ).finally(product.stop);
  const { ms, during } = longestBlock;
  return [
    `| fuzzing, seed ${effort.seed} | |`,
    '|---|---:|',
    `| requests | ${requests} |`,
    `| files | ${files} |`,
    `| messages that are no HTTP | ${rawMessages} |`,
    `| answers by status | ${Object.entries(answers)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ')} |`,
    `| crashes, faults and undocumented answers | ${faults.length} |`,
    `| longest block of the event loop | ${ms.toFixed(0)} ms |`,
    `| ≤ ${GOAL} ms | ${ms <= GOAL ? 'yes' : 'no'} |`,
    '',
    `The longest block was during ${during}.`,
    ...faults.flatMap((fault) => ['', fault]),
  ];
}
