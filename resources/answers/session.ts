/** One of the caller's sessions; `current` is the one that asks. */
export interface OwnSession {
  id: string;
  dateCreated: string;
  expiresAt: string;
  current: boolean;
}

/** Answers of contract/calls/session.ts. */
export interface SessionAnswers {
  signIn: {
    user: { id: string; token: string; fullName: string; roles: { name: string; permissions: { name: string }[] }[] };
    accountType: { name: string };
  };
  signOut: { signedOut: true };
  changePassword: { passwordChanged: true };
  listOwnSessions: { sessions: OwnSession[] };
  revokeOwnSession: { revoked: true };
}
