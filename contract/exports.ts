/** Formats of exports for people, with labels, local times and formatted numbers. An export without a format is for programs. */
export const EXPORT_FORMATS = ['csv', 'excel'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
