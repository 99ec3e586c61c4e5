import type { AnyResource, Needed, Verb } from './defineResource';

/** The permissions any one of which opens the verb; undefined where nothing does. Who may list may read. */
export const neededFor = ({ access }: Pick<AnyResource, 'access'>, verb: Verb): Needed | undefined =>
  verb === 'read' ? (access?.read ?? access?.list) : access?.[verb];
