/** Files for people: in their words, times and numbers. Without a format an export is for programs. */
export const EXPORT_FORMATS = ['csv', 'excel'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Languages in which files for people are written. */
export const EXPORT_LANGUAGES = ['en', 'sw'] as const;
export type ExportLanguage = (typeof EXPORT_LANGUAGES)[number];
