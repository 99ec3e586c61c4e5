import type { ImportKind } from '../../contract/imports/imports';
import type { Answers, BodyOf } from '../../resources/catalogue/actions';
import { importRows } from '../../resources/imports/importRows';
import { imports } from '../../resources/imports/imports';
import type { RecordOf } from '../../resources/language/defineResource';
import { runImports } from '../../server/imports/jobs/runImports';
import { asClerk, type Refused } from '../payments/clerks';
import { inBase64 } from '../payments/statementFiles';
import type { World } from '../support/world';

type Import = RecordOf<typeof imports>;
type Reply = Answers['uploadImport'] & Refused;

/** Makes a call about imports as the administrator. */
export const callImports = (world: World, path: string, body?: object) =>
  asClerk<Reply>(world, 'admin', 'POST', path, body);

/** Uploads a file; fails if it is refused. */
export async function upload(
  world: World,
  content: string | Uint8Array,
  kind: ImportKind = 'CUSTOMERS',
): Promise<Import> {
  const { status, body } = await callImports(world, 'imports', {
    kind,
    fileName: 'old.csv',
    content: inBase64(content),
  });
  if (status !== 200) throw new Error(`${status}: ${body.error}`);
  return body.import;
}

/** Checks an import with the recognised columns or the given ones. */
export async function check(world: World, id: string, mapping?: BodyOf<'mapImport'>['mapping']): Promise<Import> {
  if (mapping) {
    const { status, body } = await callImports(world, `imports/${id}/map`, { mapping });
    if (status !== 200) throw new Error(`${status}: ${body.error}`);
  }
  const { status, body } = await callImports(world, `imports/${id}/check`);
  if (status !== 200) throw new Error(`${status}: ${body.error}`);
  return body.import;
}

/** Starts an import and runs its job. */
export async function run(world: World, id: string): Promise<Import | null> {
  const { status, body } = await callImports(world, `imports/${id}/run`);
  if (status !== 200) throw new Error(`${status}: ${body.error}`);
  world.clock.advance(1);
  await runImports(world.deps);
  return world.store.get(imports, id);
}

/** Uploads, checks and imports a file. */
export async function importAll(world: World, content: string | Uint8Array, kind?: ImportKind): Promise<Import> {
  const { id } = await upload(world, content, kind);
  const checked = await check(world, id);
  return checked.readyLines === 0 ? checked : ((await run(world, id)) ?? checked);
}

/** Returns the notes on an import by line: `field: why`. */
export async function notesOn(world: World, id: string): Promise<Record<number, string[]>> {
  const rows = await world.store.find(importRows, {
    where: [{ path: 'importId', in: [id] }],
    sort: { path: 'line', ascending: true },
  });
  const said = rows.map(({ line, notes }): [number, string[]] => [
    line,
    ((notes ?? []) as { field: string | null; why: string }[]).map(({ field, why }) => `${field ?? 'line'}: ${why}`),
  ]);
  return Object.fromEntries(said.filter(([, all]) => all.length > 0));
}
