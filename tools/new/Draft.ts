import { type Files, Refused } from './Order';

/** The changes of a plan while it is made. Nothing is written; each method refuses what does not fit the files as they are. */
export class Draft {
  readonly changes = new Map<string, string>();
  private readonly files: Files;

  constructor(files: Files) {
    this.files = files;
  }

  /** Returns a file's text with the changes so far, or undefined if there is no such file. */
  find(path: string): string | undefined {
    return this.changes.get(path) ?? this.files.read(path);
  }

  read(path: string): string {
    const text = this.find(path);
    if (text === undefined) throw new Refused(`There is no file ${path}.`);
    return text;
  }

  paths(): readonly string[] {
    return this.files.paths();
  }

  create(path: string, text: string): void {
    if (this.find(path) !== undefined) throw new Refused(`${path} exists already: choose another name.`);
    this.changes.set(path, text);
  }

  /** Replaces the whole text of a file. */
  rewrite(path: string, text: string): void {
    this.changes.set(path, text);
  }

  /** Inserts a text before or after the only place where `anchor` is. */
  insert(path: string, side: 'before' | 'after', anchor: string, text: string): void {
    const [start = '', end, ...more] = this.read(path).split(anchor);
    if (end === undefined || more.length > 0)
      throw new Refused(`${path} has changed its form: it should contain once ${JSON.stringify(anchor)}.`);
    this.changes.set(path, side === 'before' ? start + text + anchor + end : start + anchor + text + end);
  }

  /** Inserts a text before the first place that fits `end`, the end of a list or an object. */
  append(path: string, end: RegExp, text: string): void {
    const at = this.read(path).search(end);
    if (at < 0) throw new Refused(`${path} has changed its form: it should contain ${end}.`);
    this.changes.set(path, this.read(path).slice(0, at) + text + this.read(path).slice(at));
  }

  /** Imports a name from a module; `type ` before the name imports only its type. */
  import(path: string, name: string, module: string): void {
    const text = this.read(path);
    const [whole, names = ''] = new RegExp(`import \\{([^}]*)\\} from '${module}';`).exec(text) ?? [];
    const listed = names.split(',').map((each) => each.trim());
    if (listed.includes(name) || listed.includes(name.replace('type ', ''))) return;
    if (whole)
      this.changes.set(
        path,
        text.replace(whole, `import { ${[...listed.filter(Boolean), name].join(', ')} } from '${module}';`),
      );
    else this.changes.set(path, `${importLine(name, module)}\n${text}`);
  }
}

const importLine = (name: string, module: string) =>
  name.startsWith('type ')
    ? `import type { ${name.slice(5)} } from '${module}';`
    : `import { ${name} } from '${module}';`;
