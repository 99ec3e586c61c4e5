import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import jsonServer, { type JsonServerRouter } from 'json-server';
import { v7 as uuidv7 } from 'uuid';
import type { AnyResource } from '../../resources/language/defineResource';
import { type Collections, rowsOf, type StoredRow } from './Collections';
import { newRow } from './storedValue';

/** Milliseconds after which single writes reach the file. */
const DELAY = 50;

/** The JSON file under json-server's lowdb. */
export interface MockFile {
  /** json-server's own routes for the collections. */
  router: JsonServerRouter<Collections>;
  /** Returns the collections, read again if the file was edited since. Throws while the file is not JSON. */
  read(): Collections;
  /** Replaces the collections; the file is written a moment later, or by the next `flush`. */
  replace(data: Collections): void;
  /** Replaces the collections after a transaction; the file is written at once. */
  commit(data: Collections): void;
  flush(): void;
}

/**
 * Opens the file, or creates it, with a collection (empty at first) for each resource. Single writes reach it after `delay`
 * milliseconds; if that is null, only `flush` writes it.
 */
export function openMockFile(path: string, resources: readonly AnyResource[], delay: number | null = DELAY): MockFile {
  mkdirSync(dirname(path), { recursive: true });
  const known = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Collections) : {};
  const empty = Object.fromEntries(resources.map(({ listName }) => [listName, []]));
  // json-server mounts routes only for the collections that it finds.
  if (Object.keys(empty).some((name) => !(name in known))) writeFileSync(path, pretty({ ...empty, ...known }));
  const router = jsonServer.router<Collections>(path);
  const { db } = router;
  // json-server considers a null reference dangling, and would delete such records along with any other.
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

/** Returns a text that changes whenever the file does; null if the file does not exist. */
function stampOf(path: string): string | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : null;
}

/**
 * Completes rows that were added by hand with every declared field, an id and moments; returns the collections, and whether an id
 * or a moment was added.
 */
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

const isWhole = ({ id, dateCreated, dateUpdated }: StoredRow) => Boolean(id && dateCreated && dateUpdated);
