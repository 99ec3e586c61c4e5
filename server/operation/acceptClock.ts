import { StartRefused } from '../base/StartRefused';
import { configFrom } from '../config/config';
import { openConfigured, prepareStore } from '../prepare';
import { clockProblem } from '../rules/clock';
import { formatMoment } from '../rules/days';
import { runCommand } from '../runCommand';
import { markSeen } from './clockGuard';

// `npm run clock:accept`: a person confirms that this machine's clock is right, so that paused jobs continue.
await runCommand(async () => {
  const store = await prepareStore(await openConfigured(configFrom(process.env)), false, new Date());
  const { now: theirs } = await store.state();
  const now = new Date();
  const problem = clockProblem({ now, store: theirs, seen: null, expected: null });
  if (problem) throw new StartRefused(problem);
  await markSeen(store, now);
  await store.close();
  console.log(`The clock is accepted: it is ${formatMoment(now.toISOString())}. Paused jobs go on within seconds.`);
});
