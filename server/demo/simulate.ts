import { addMinutes } from 'date-fns';
import { resources, storedResources } from '../../resources';
import { attachmentContents } from '../../resources/attachments/systemTables';
import { logs } from '../../resources/audit/logs';
import { DEMO_DATA } from '../../resources/catalogue/demo';
import { counters } from '../../resources/catalogue/systemTables';
import type { AnyResource } from '../../resources/language/defineResource';
import { generateDemo } from '../../resources/language/demo/generate';
import { seededRandom } from '../../resources/language/demo/random';
import { paymentBalances } from '../../resources/ledger/systemTables';
import { notifications } from '../../resources/notifications/notifications';
import { extensionSettings } from '../../resources/subscriptions/extensionSettings';
import type { Scale } from '../config/demoSize';
import { recognizeRevenue } from '../ledger/jobs/recognizeRevenue';
import { midnightAfter } from '../rules/days';
import { createRecord, ensureCounters } from '../store/createRecord';
import { ensureResponseTimes } from '../store/foundations';
import { ensureLocks } from '../store/locks';
import { attachFiles } from './attachments';
import { createChance, DAY } from './Chance';
import { planAll } from './calendar';
import { type Books, createBooks } from './createBooks';
import { askAboutData } from './dataRequests';
import { fiscaliseDemo } from './fiscal';
import { planHolds } from './holds';
import { planImports } from './imports';
import { connectSystems } from './integrations';
import { deliverAll } from './messages';
import { auditDemoNetwork } from './networkDifferences';
import { writeNotes } from './notes';
import { forgetProvider } from './payers';
import { planPayouts } from './payouts';
import { readNotifications } from './readNotifications';
import { callNotRenewed } from './renewalCalls';
import { planRenewal } from './renewals';
import { changeSessions } from './sessionChanges';
import { reportSessions } from './sessions';
import { planStatements } from './statements';
import { addTags } from './tags';
import { setTasks } from './tasks';
import { openWorld, type World } from './World';

const SEED = 20_260_101;

/**
 * Simulates the last fourteen months of a provider up to `now`: people come, pay, renew late, leave and complain, and staff do
 * their work, all of it through the product's own workflows on in-memory books. The same seed and moment give the same records.
 * The catalogue (resources/catalogue/demo.ts) exists from the first day; its records that refer to simulated ones come last.
 * `isFiscal`: the provider uses EFRIS.
 */
export async function simulate(now: Date, scale: Scale, isFiscal: boolean): Promise<Books> {
  const chance = createChance(seededRandom(SEED));
  // Ids have random numbers of their own, so that an extra record does not change what people do.
  const books = createBooks(seededRandom(SEED + 1));
  const isEarly = givenBefore(resources, new Set(DEMO_DATA.map(({ resource }) => resource.name)));
  const early = resources.filter(isEarly);
  const made = generateDemo(early, now);
  for (const resource of early) books.adopt(resource, made.get(resource.name) ?? []);
  const start = new Date(now.getTime() - scale.days * DAY);
  await ensureCounters(books, storedResources, start);
  await ensureLocks(books, start);
  await ensureResponseTimes(books, start);
  await createRecord(books, extensionSettings, { key: 'default' }, start);
  const world = await openWorld({ books, chance, scale, start, end: now });
  world.onLineChanged = (accountId) => planRenewal(world, accountId);
  planAll(world);
  planEarning(world);
  planStatements(world);
  planImports(world);
  planPayouts(world);
  planHolds(world);
  await world.agenda.run(now);
  await forgetProvider(world);
  if (isFiscal) await fiscaliseDemo(books, now);
  await deliverAll(world);
  await readNotifications(world);
  await shortenLog(world);
  await askAboutData(world);
  await writeNotes(world);
  await attachFiles(world);
  await setTasks(world);
  await callNotRenewed(world);
  await addTags(world);
  await reportSessions(world, createChance(seededRandom(SEED + 2)));
  await auditDemoNetwork(world);
  await connectSystems(world);
  const known = new Map(resources.map((resource) => [resource.name, books.rowsOf(resource)]));
  for (const resource of resources.filter((each) => !isEarly(each) && isGiven(each)))
    books.adopt(resource, generateDemo([resource], now, DEMO_DATA, known).get(resource.name) ?? []);
  await changeSessions(world, createChance(seededRandom(SEED + 3)));
  return books;
}

/** Recognises the revenue of the day every night, like the job. */
function planEarning({ agenda, deps, start, end }: World): void {
  const { signal } = new AbortController();
  for (let midnight = midnightAfter(start); midnight < end; midnight = midnightAfter(midnight))
    agenda.at(addMinutes(midnight, 1), () => recognizeRevenue(deps, signal));
}

/** In days. The audit log is kept for years, but in small demo data only its last days are useful. */
const LONG = 30;

async function shortenLog({ books, agenda, scale }: World): Promise<void> {
  if (scale.kept > LONG) return;
  const before = new Date(agenda.now.getTime() - scale.kept * DAY).toISOString();
  for (const { id } of await books.find(logs, { where: [{ path: 'dateCreated', before }] }))
    await books.remove(logs, id);
}

const isGiven = ({ name }: AnyResource) => DEMO_DATA.some(({ resource }) => resource.name === name);

/** All resources that the demo data fills. */
export const filledResources: readonly AnyResource[] = [
  attachmentContents,
  ...resources,
  notifications,
  counters,
  paymentBalances,
];

/**
 * Returns a function that tells whether a resource is in the catalogue and refers, directly or indirectly, only to others that
 * are.
 */
function givenBefore(all: readonly AnyResource[], given: ReadonlySet<string>): (resource: AnyResource) => boolean {
  const late = new Set(all.flatMap(({ name }) => (given.has(name) ? [] : [name])));
  for (let size = -1; size !== late.size; ) {
    size = late.size;
    for (const { name, leaves } of all) if (leaves.some(({ field }) => field.to && late.has(field.to))) late.add(name);
  }
  return ({ name }) => !late.has(name);
}
