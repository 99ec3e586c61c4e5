import { logLinks } from '../../resources/catalogue/systemTables';
import { verifyLog } from '../audit/verifyLog';
import { StartRefused } from '../base/StartRefused';
import { configFrom } from '../config/config';
import { openConfigured, prepareStore } from '../prepare';
import { faultSentence, type LogMark, markText, readMark } from '../rules/auditLog';
import { runCommand } from '../runCommand';
import type { Store } from '../store/Store';

// `npm run audit:verify`, or `npm run audit:verify -- MARK`: checks the audit log against its hash chain. With an earlier mark it
// also checks that the chain still contains it, because a person with the database's password could calculate the whole chain
// again.
await runCommand(async () => {
  const [given] = process.argv.slice(2);
  const mark = given === undefined ? null : readMark(given);
  if (given !== undefined && !mark)
    throw new StartRefused(`"${given}" is not a mark, such as 1234:9f86d081… with 64 digits after the colon.`);
  const store = await prepareStore(await openConfigured(configFrom(process.env)), false, new Date());
  try {
    const { links, erasures, last, faults } = await verifyLog(store, new Date());
    if (faults.length > 0)
      throw new StartRefused(['The audit log was changed:', ...faults.map(faultSentence)].join('\n'));
    if (mark) await requireMark(store, mark);
    console.log(`The audit log is unchanged: ${links} links checked, ${erasures} of them of erasures.`);
    if (last) console.log(`Write down this mark to check it against later: ${markText(last)}`);
  } finally {
    await store.close();
  }
});

async function requireMark(store: Store, { number, hash }: LogMark): Promise<void> {
  const [link] = await store.find(logLinks, { where: [{ path: 'number', in: [number] }] });
  if (link?.hash === hash) return;
  const [first] = await store.find(logLinks, { sort: { path: 'number', ascending: true }, limit: 1 });
  if (!link && first && first.number > number)
    throw new StartRefused(`The entries up to ${number} are older than the audit log is kept for. Use a newer mark.`);
  throw new StartRefused(`The audit log was changed: it no longer goes through ${markText({ number, hash })}.`);
}
