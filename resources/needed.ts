import type { AnyResource } from './defineResource';
import type { Needed, Verb } from './ResourceDeclaration';

/** The permissions any one of which opens the verb; undefined where nothing does. Who may list may read. */
export const neededFor = ({ access }: Pick<AnyResource, 'access'>, verb: Verb): Needed | undefined =>
  verb === 'read' ? (access?.read ?? access?.list) : access?.[verb];
