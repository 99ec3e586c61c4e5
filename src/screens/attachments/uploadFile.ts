import type { Act } from '../../../dataProvider/act';
import type { Attachment } from '../../../resources/attachments/attachments';
import { base64Of } from '../../browser/files';
import type { RelatedPanelProps } from '../../crud/slots';

interface Options {
  signal?: AbortSignal;
  onProgress?(share: number): void;
}

/** Attaches a file to a record. The same file again has no second effect. */
export async function uploadFile(
  act: Act,
  { target, id }: RelatedPanelProps,
  file: File,
  options: Options = {},
): Promise<Attachment> {
  const body = { [target]: id, fileName: file.name.slice(-200), content: await base64Of(file) };
  return (await act('uploadAttachment', { body, ...options })).attachment;
}
