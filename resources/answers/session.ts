import { SCOPES } from '../../contract/scope';
import { boolean, type Held, id, listOf, moment, object, oneOf, optional, type Shape, text } from '../shapes';

/** One of the caller's sessions; `current` is the one that asks. */
const ownSession = object({ id, dateCreated: moment, expiresAt: moment, current: boolean });
export type OwnSession = Held<typeof ownSession>;

const named = { name: text };
const person = {
  id,
  fullName: text,
  /** A scope is told where it is not ALL. */
  roles: listOf(object({ ...named, scope: optional(oneOf(...SCOPES)), permissions: listOf(object(named)) })),
};

/** Answers of contract/calls/session.ts. */
export const sessionAnswers = {
  signIn: object({ user: object({ ...person, token: text }), accountType: object(named) }),
  signOut: object({ signedOut: oneOf(true) }),
  changePassword: object({ passwordChanged: oneOf(true) }),
  getOwnAccess: object({ user: object(person) }),
  listOwnSessions: object({ sessions: listOf(ownSession) }),
  revokeOwnSession: object({ revoked: oneOf(true) }),
} satisfies Record<string, Shape>;
