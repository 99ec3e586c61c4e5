/** LIVE: the modem is online as far as its NAS has told us. */
export const SESSION_STATUSES = ['LIVE', 'ENDED'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/**
 * The reasons for which we hold a session for ended. STOPPED: its NAS said so. NAS_RESTARTED: its NAS said that all of its sessions ended. SILENT: it
 * missed three reports, so that we assume it; a later report reopens it.
 */
export const SESSION_ENDS = ['STOPPED', 'NAS_RESTARTED', 'SILENT'] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];
