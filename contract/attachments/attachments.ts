/** The media types of attachments that are accepted, with the name that people know and the endings of their files. */
export const ATTACHMENT_TYPES = {
  'image/jpeg': { name: 'JPEG', endings: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  'image/png': { name: 'PNG', endings: ['png'] },
  'image/webp': { name: 'WebP', endings: ['webp'] },
  'application/pdf': { name: 'PDF', endings: ['pdf'] },
} as const satisfies Record<string, { name: string; endings: readonly [string, ...string[]] }>;
export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

/** The maximum size of an attachment in bytes. */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

/** The maximum number of attachments of one record. */
export const MAX_ATTACHMENTS = 20;

/** The maximum number of pixels of an image, so that a small file cannot fill the memory of the browser that shows it. */
export const MAX_PIXELS = 100_000_000;

export const isAttachmentType = (type: string): type is AttachmentType => Object.hasOwn(ATTACHMENT_TYPES, type);

/** Returns whether an attachment of this media type can be shown as a picture. */
export const isPicture = (type: string): boolean => type.startsWith('image/');
