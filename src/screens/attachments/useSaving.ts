import type { Attachment } from '../../../resources/attachments/attachments';
import { saveFile } from '../../browser/files';
import { useActionMutation } from '../actions/useActionMutation';
import { loadContent } from './useContent';

/** Returns what a button needs to save an attachment on the user's device. */
export function useSaving({ id, fileName }: Attachment) {
  const { perform: save, isPending: isSaving } = useActionMutation(
    async () => saveFile(await loadContent(id), fileName),
    { refreshes: [] },
  );
  return { save, isSaving };
}
