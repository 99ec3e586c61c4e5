import type { Permission } from './access/permissions';

/** What a file holds that is imported. */
export const IMPORT_KINDS = ['CUSTOMERS', 'TICKETS', 'STAFF'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** UPLOADED: its columns are to be matched; FAILED: stopped by something that no line is to blame for, to be run again. */
export const IMPORT_STATUSES = ['UPLOADED', 'CHECKED', 'RUNNING', 'DONE', 'UNDONE', 'FAILED'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** KNOWN: what the line tells of is there already, so nothing is made of it. */
export const IMPORT_ROW_STATUSES = ['UNCHECKED', 'FAULTY', 'KNOWN', 'READY', 'ADDED', 'UNDONE'] as const;
export type ImportRowStatus = (typeof IMPORT_ROW_STATUSES)[number];

/** Systems whose exports are recognised by their headings. */
export const IMPORT_SYSTEMS = ['SPLYNX', 'UISP', 'PHPNUXBILL'] as const;
export type ImportSystem = (typeof IMPORT_SYSTEMS)[number];

/** The permissions that an import needs besides `Import Data`: those for creating such records by hand, and for deleting them to undo it. */
export const IMPORT_NEEDS: Readonly<Partial<Record<ImportKind, { make: Permission; remove: Permission }>>> = {
  STAFF: { make: 'Create Users', remove: 'Delete Users' },
};

/** What is said of a line: of a field of its kind, or of the line as a whole. A warning keeps nothing from being imported. */
export interface LineNote {
  field: string | null;
  why: string;
  warning: boolean;
}

/** What may be done with an import in each status. */
export const MAY = {
  map: ['UPLOADED', 'CHECKED'],
  check: ['UPLOADED', 'CHECKED'],
  run: ['CHECKED', 'FAILED'],
  undo: ['DONE', 'FAILED'],
} as const satisfies Record<string, readonly ImportStatus[]>;

export const mayBe = (verb: keyof typeof MAY, status: ImportStatus): boolean =>
  (MAY[verb] as readonly ImportStatus[]).includes(status);
