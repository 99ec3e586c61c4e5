import { startProduct } from '../product';
import { cell, measure } from './load';

const WAITING = 100;

const signIn = (url: string, username: string) =>
  fetch(`${url}/api/v1/accounts/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'not-the-password' }),
  }).then(async (answer) => {
    await answer.arrayBuffer();
    return answer.status;
  });

/** Keeps 100 sign-ins waiting; returns a function that stops them and returns the number of answers so far. */
function keepWaiting(url: string) {
  let stopped = false;
  let answered = 0;
  const callers = Array.from({ length: WAITING }, async (_, caller) => {
    for (let turn = 0; !stopped; turn += 1) {
      await signIn(url, `nobody${caller}.${turn}@kitara.example`);
      answered += 1;
    }
  });
  return async () => {
    stopped = true;
    await Promise.all(callers);
    return answered;
  };
}

/** Measures a public read while sign-ins wait, and how many of 100 concurrent wrong passwords are tried. */
export async function benchSignIns(): Promise<string[]> {
  const free = await startProduct({ LIMITS: 'off' });
  const reads = [`${free.url}/api/v1/onboarding/products`];
  const alone = await measure(reads);
  const stop = keepWaiting(free.url);
  const beside = await measure(reads);
  const answered = await stop();
  await free.stop();

  const limited = await startProduct();
  const guesses = await Promise.all(Array.from({ length: WAITING }, () => signIn(limited.url, 'admin@kitara.example')));
  await limited.stop();
  const tried = guesses.filter((status) => status === 401).length;
  return [
    '| the packages on offer | requests per second · p50 / p95 / p99 in ms |',
    '|---|---|',
    `| nobody signs in | ${cell(alone)} |`,
    `| ${WAITING} sign-ins wait all the time | ${cell(beside)} |`,
    '',
    `${answered} sign-ins were answered meanwhile. Of ${WAITING} wrong passwords for one name at once, ${tried} were tried.`,
  ];
}
