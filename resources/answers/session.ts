import type { Scope } from '../../contract/scope';

/** One of the caller's sessions; `current` is the one that asks. */
export interface OwnSession {
  id: string;
  dateCreated: string;
  expiresAt: string;
  current: boolean;
}

interface Person {
  id: string;
  fullName: string;
  /** A scope is told where it is not ALL. */
  roles: { name: string; scope?: Scope; permissions: { name: string }[] }[];
}

/** Answers of contract/calls/session.ts. */
export interface SessionAnswers {
  signIn: {
    user: Person & { token: string };
    accountType: { name: string };
  };
  signOut: { signedOut: true };
  changePassword: { passwordChanged: true };
  getOwnAccess: { user: Person };
  listOwnSessions: { sessions: OwnSession[] };
  revokeOwnSession: { revoked: true };
}
