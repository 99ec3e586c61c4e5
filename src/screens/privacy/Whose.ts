/** The record that identifies the person. */
export type Whose = { clientId: string; optedOutAt: string | null } | { accountId: string };
