import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import jsonServer, { type JsonServerRouter } from 'json-server';
import { v7 as uuidv7 } from 'uuid';
import type { AnyResource } from '../../resources/language/defineResource';
import { type Collections, type Row, rowsOf } from './Collections';
import { newRow } from './storedValue';

/** Milliseconds after which single writes reach the file. */
const DELAY = 50;

/** The JSON file under json-server's lowdb. */
export interface MockFile {
  /** json-server's own routes over the collections. */
  router: JsonServerRouter<Collections>;
  /** The collections, read again when somebody has edited the file since. Throws while the file is not JSON. */
  read(): Collections;
  /** Takes the collections as they are now; the file follows a moment later, or with the next `flush`. */
  replace(data: Collections): void;
  /** As `replace`, of a transaction's: the file follows at once. */
  commit(data: Collections): void;
  flush(): void;
}

/**
 * Opens the file, made where it is not there, with an (at first empty) collection for each of the resources. Single writes reach it
 * after `delay` milliseconds; where that is null, nothing reaches it before it is flushed.
 */
export function openMockFile(path: string, resources: readonly AnyResource[], delay: number | null = DELAY): MockFile {
  mkdirSync(dirname(path), { recursive: true });
  const known = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Collections) : {};
  const empty = Object.fromEntries(resources.map(({ listName }) => [listName, []]));
  // json-server mounts routes for the collections that it finds.
  if (Object.keys(empty).some((name) => !(name in known))) writeFileSync(path, pretty({ ...empty, ...known }));
  const router = jsonServer.router<Collections>(path);
  const { db } = router;
  // json-server takes a null reference for a dangling one, and would delete such records along with any other.
  db._.mixin({ getRemovable: () => [] });

  let seen: string | null = null;
  let isBehind = false;
  let waiting: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(waiting);
    waiting = undefined;
    if (!isBehind) return;
    isBehind = false;
    db.write();
    seen = stampOf(path);
  };
  const replace = (data: Collections) => {
    db.setState(data);
    isBehind = true;
    if (delay !== null) waiting ??= setTimeout(flush, delay);
  };
  const commit = (data: Collections) => {
    replace(data);
    if (delay !== null) flush();
  };
  const read = () => {
    const stamp = stampOf(path);
    if (isBehind || stamp === null || stamp === seen) return db.getState();
    db.read();
    seen = stamp;
    const [complete, added] = completed(db.getState(), resources);
    if (added) replace(complete);
    else db.setState(complete);
    return complete;
  };
  return { router, read, replace, commit, flush };
}

const pretty = (data: Collections) => JSON.stringify(data, null, 2);

/** Changes whenever the file does; null where it is gone. */
function stampOf(path: string): string | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : null;
}

/** What was written by hand in full: every declared field, an id and moments; and whether any of these had to be given. */
function completed(data: Collections, resources: readonly AnyResource[]): [Collections, boolean] {
  const complete = { ...data };
  let added = false;
  const moment = new Date().toISOString();
  for (const resource of resources) {
    complete[resource.listName] = rowsOf(data, resource).map((row) => {
      added ||= !isWhole(row);
      return newRow(resource, { id: uuidv7(), dateCreated: moment, dateUpdated: moment, ...row });
    });
  }
  return [complete, added];
}

const isWhole = ({ id, dateCreated, dateUpdated }: Row) => Boolean(id && dateCreated && dateUpdated);
