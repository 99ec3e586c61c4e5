import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type StateKeeper, standInState } from './state';

/** Keeps the state in a JSON file, which is replaced as a whole by a rename. Throws if the file exists but cannot be read. */
export function fileState(path: string): StateKeeper {
  return {
    load: () => (existsSync(path) ? standInState.parse(JSON.parse(readFileSync(path, 'utf8'))) : null),
    save(state) {
      mkdirSync(dirname(path), { recursive: true });
      const next = `${path}.${process.pid}.tmp`;
      writeFileSync(next, JSON.stringify(state, null, 2));
      renameSync(next, path);
    },
  };
}
