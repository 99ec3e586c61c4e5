/** The kinds of things that `npm run new` can start. */
export const KINDS = ['entity', 'action', 'worklist', 'job', 'connection'] as const;
export type Kind = (typeof KINDS)[number];

/** What a developer asks for. */
export interface Order {
  kind: Kind;
  /** In camelCase or kebab-case. */
  name: string;
  /** The domain's folder. */
  domain: string;
  /** The name of the entity that an action, a worklist or a job works on. */
  on?: string | undefined;
}

/** The files of the repository, by their paths from its root. */
export interface Files {
  paths(): readonly string[];
  /** Returns a file's text, or undefined if there is no such file. */
  read(path: string): string | undefined;
}

/** The new texts of all files that change, and what is left to do by hand. */
export interface Plan {
  changes: ReadonlyMap<string, string>;
  todo: readonly string[];
}

/** The order cannot be carried out. The message says why, and what to do instead. */
export class Refused extends Error {}
