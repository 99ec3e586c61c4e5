import type { Permission } from '../access/permissions';

/** The kinds of data that can be imported. */
export const IMPORT_KINDS = ['CUSTOMERS', 'TICKETS', 'STAFF'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** UPLOADED: its columns must be matched. FAILED: stopped by an error that is not the fault of a row; it can be run again. */
export const IMPORT_STATUSES = ['UPLOADED', 'CHECKED', 'RUNNING', 'DONE', 'UNDONE', 'FAILED'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** KNOWN: the record of this row exists already, so the import creates nothing. */
export const IMPORT_ROW_STATUSES = ['UNCHECKED', 'FAULTY', 'KNOWN', 'READY', 'ADDED', 'UNDONE'] as const;
export type ImportRowStatus = (typeof IMPORT_ROW_STATUSES)[number];

/** Systems whose exports are recognised by their column headings. */
export const IMPORT_SYSTEMS = ['SPLYNX', 'UISP', 'PHPNUXBILL', 'WHMCS', 'RADIUSDESK'] as const;
export type ImportSystem = (typeof IMPORT_SYSTEMS)[number];

/**
 * The permissions that an import needs besides `Import Data`: those to create such records by hand, and to delete them again to
 * undo it.
 */
export const IMPORT_NEEDS: Readonly<Partial<Record<ImportKind, { make: Permission; remove: Permission }>>> = {
  STAFF: { make: 'Create Users', remove: 'Delete Users' },
};

/** A message about a field of a row, or about the row as a whole (null). A warning does not prevent the import. */
export interface LineNote {
  field: string | null;
  why: string;
  warning: boolean;
}

/** The import statuses in which each action is allowed. */
export const MAY = {
  map: ['UPLOADED', 'CHECKED'],
  check: ['UPLOADED', 'CHECKED'],
  run: ['CHECKED', 'FAILED'],
  undo: ['DONE', 'FAILED'],
} as const satisfies Record<string, readonly ImportStatus[]>;

export const mayBe = (verb: keyof typeof MAY, status: ImportStatus): boolean =>
  (MAY[verb] as readonly ImportStatus[]).includes(status);
