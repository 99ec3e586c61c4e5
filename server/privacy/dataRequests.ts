import { strToU8, type Zippable, zipSync } from 'fflate';
import { Refusal } from '../../contract/api/errors';
import { decisionRefusal, type ErasureStep } from '../../contract/privacy/dataRequest';
import { clients } from '../../resources/accounts/clients';
import type { Changes } from '../../resources/language/defineResource';
import { privacyActions } from '../../resources/privacy/actions';
import { dataRequests } from '../../resources/privacy/dataRequests';
import { readContent } from '../attachments/contents';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { collect, type PersonalData } from './collect';
import { erase } from './erase';
import { type Person, type PersonId, personOf } from './Person';
import { personPdf } from './personPdf';
import { type DataRequest, doneBy, erasuresOf, type RequestInput, writeRequest } from './requests';

type Process = Pick<Deps, 'store' | 'now'>;
type Exporter = Pick<Deps, 'store' | 'now' | 'config' | 'log'>;

/**
 * Returns everything that we hold about a person as a ZIP, and the request, which is stored in the register and the audit log.
 */
export function exportPerson(deps: Exporter, id: PersonId, asked: RequestInput, identity: Identity) {
  const { store, now } = deps;
  return store.transaction(async (tx) => {
    const person = await personOf(tx, id);
    const request = await writeRequest(tx, 'COPY', person, asked, doneBy(identity.userId, now()), now());
    const declared = 'clientId' in id ? privacyActions.exportClientData : privacyActions.exportAccountData;
    const record = { id: Object.values(id)[0] };
    const after = { requestNumber: request.requestNumber };
    await auditAction(tx, declared, { identity, record, after, reason: asked.reason }, now());
    return { request, zip: await exportZip({ ...deps, store: tx }, await collect(tx, person, now())) };
  });
}

/** Returns a person's data as a ZIP: a JSON file for each kind of record, all of it as a readable PDF, and the attachments. */
async function exportZip(deps: Exporter, collected: PersonalData): Promise<Uint8Array> {
  const json = collected.parts.map(({ name, label, rows }) => [
    `data/${name}.json`,
    strToU8(`${JSON.stringify({ kind: label, records: rows }, null, 2)}\n`),
  ]);
  const pdf = new Uint8Array(await personPdf(collected));
  const files = { 'your-data.pdf': pdf, ...Object.fromEntries(json), ...(await attachedFiles(deps, collected)) };
  return zipSync(files, { mtime: collected.at });
}

/** Returns the attachments, numbered because two may have the same name. They are compressed already. */
async function attachedFiles(deps: Exporter, { attachments }: PersonalData): Promise<Zippable> {
  const files: Zippable = {};
  for (const [place, { fileName, contentId }] of attachments.entries()) {
    const content = await readContent(deps, String(contentId));
    if (content) files[`attachments/${place + 1} ${fileName}`] = [new Uint8Array(content), { level: 0 }];
  }
  return files;
}

/** Records a person's request to be erased. Another user must carry it out. */
export function requestErasure({ store, now }: Process, id: PersonId, asked: RequestInput, identity: Identity) {
  return store.transaction(async (tx) => {
    const person = await personOf(tx, id);
    const [known] = await erasuresOf(tx, person);
    if (known)
      throw new Refusal(
        'conflict',
        known.status === 'DONE' ? 'This person is erased already.' : `${known.requestNumber} asks for this already.`,
      );
    const request = await writeRequest(tx, 'ERASURE', person, asked, { requestedById: identity.userId }, now());
    await auditAction(tx, privacyActions.requestClientErasure, { identity, record: request, after: request }, now());
    return request;
  });
}

/** Erases the person of a request that another user recorded. */
export const erasePerson = (deps: Process, id: string, identity: Identity): Promise<DataRequest> =>
  decide(deps, id, 'erase', identity, async (tx, request) => {
    const whose = request.clientId ? { clientId: request.clientId } : { accountId: request.accountId ?? '' };
    const { changed, removed, logs } = await erase(tx, await personOf(tx, whose), deps.now());
    return { status: 'DONE', note: `Records changed: ${changed}, removed: ${removed}, in the audit log: ${logs}.` };
  });

/** Declines an erasure that another user recorded. */
export const declineErasure = (deps: Process, id: string, note: string, identity: Identity): Promise<DataRequest> =>
  decide(deps, id, 'decline', identity, async () => ({ status: 'DECLINED', note }));

function decide(
  { store, now }: Process,
  id: string,
  step: ErasureStep,
  identity: Identity,
  move: (tx: Store, request: DataRequest) => Promise<Changes<typeof dataRequests>>,
): Promise<DataRequest> {
  return store.transaction(async (tx) => {
    const before = await tx.get(dataRequests, id, { lock: true });
    if (!before) throw new Refusal('notFound', 'There is no such data request.');
    const refusal = decisionRefusal(before, step, identity.userId);
    if (refusal) throw refusal;
    const changes = await move(tx, before);
    const done = { ...changes, doneById: identity.userId, doneAt: now().toISOString() };
    const after = (await updateRecord(tx, dataRequests, id, done, now())) ?? before;
    const declared = step === 'erase' ? privacyActions.erasePerson : privacyActions.declineErasure;
    const shown = ({ status, note }: DataRequest) => ({ status, note });
    await auditAction(tx, declared, { identity, record: after, before: shown(before), after: shown(after) }, now());
    return after;
  });
}

/** Stores a client's wish to get reminders and news or not. `identity` is the user who recorded it, or null if the client did. */
export function chooseReminders(
  { store, now }: Process,
  clientId: string,
  wanted: boolean,
  asked: RequestInput,
  identity: Identity | null,
): Promise<DataRequest> {
  return store.transaction(async (tx) => {
    const person: Person = await personOf(tx, { clientId });
    const before = { optedOutAt: person.client?.optedOutAt ?? null };
    const after = { optedOutAt: wanted ? null : (before.optedOutAt ?? now().toISOString()) };
    const kind = wanted ? 'OPT_IN' : 'OPT_OUT';
    const request = await writeRequest(tx, kind, person, asked, doneBy(identity?.userId ?? null, now()), now());
    const id = person.client?.id ?? clientId;
    await updateRecord(tx, clients, id, after, now());
    const declared = wanted ? privacyActions.optIn : privacyActions.optOut;
    const done = { identity, record: { id }, before, after, reason: asked.reason };
    await auditAction(tx, declared, done, now());
    return request;
  });
}
