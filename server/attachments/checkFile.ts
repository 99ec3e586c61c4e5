import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { fieldRefusal } from '../../contract/api/errors';
import { phrase } from '../../contract/api/Phrase';
import {
  ATTACHMENT_TYPES,
  type AttachmentType,
  isAttachmentType,
  MAX_ATTACHMENT_BYTES,
  MAX_PIXELS,
} from '../../contract/attachments/attachments';
import { cleanFileName, fitsType, keptName } from './rules/fileName';
import { pixelsOf } from './rules/pixels';

/** A file that may be kept as an attachment. */
export interface CheckedFile {
  fileName: string;
  mediaType: AttachmentType;
  sha256: string;
  bytes: Buffer;
}

interface GivenFile {
  fileName: string;
  /** The type that the sender declares, if any. */
  mediaType?: string | null | undefined;
  /** In base64. */
  content: string;
}

/** Checks a file by its content, whatever its name says. Refuses what is not accepted, naming the field. */
export async function checkFile({ fileName, mediaType, content }: GivenFile): Promise<CheckedFile> {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(content)) throw fieldRefusal('content', 'is not base64');
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length === 0) throw fieldRefusal('content', 'is empty');
  if (bytes.length > MAX_ATTACHMENT_BYTES)
    throw fieldRefusal(
      'content',
      phrase('is larger than {megabytes} MB', { megabytes: MAX_ATTACHMENT_BYTES / 2 ** 20 }),
    );
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (!isAttachmentType(type)) throw fieldRefusal('content', 'is not a JPEG, PNG, WebP or PDF file');
  const pixels = pixelsOf(bytes, type);
  if (pixels === null)
    throw fieldRefusal('content', phrase('is a damaged {type} file', { type: ATTACHMENT_TYPES[type].name }));
  if (pixels > MAX_PIXELS)
    throw fieldRefusal('content', phrase('has more than {megapixels} megapixels', { megapixels: MAX_PIXELS / 1e6 }));
  const name = cleanFileName(fileName);
  if (!fitsType(name, type))
    throw disagrees(
      'fileName',
      type,
      ATTACHMENT_TYPES[type].endings.map((each) => `.${each}`),
    );
  if (mediaType && mediaType.toLowerCase() !== type) throw disagrees('mediaType', type, [type]);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { fileName: keptName(name, type), mediaType: type, sha256, bytes };
}

const disagrees = (field: string, type: AttachmentType, accepted: readonly string[]) =>
  fieldRefusal(
    field,
    phrase('does not fit the content, which is a {type} file: use {endings}', {
      type: ATTACHMENT_TYPES[type].name,
      endings: accepted.join(', '),
    }),
  );
