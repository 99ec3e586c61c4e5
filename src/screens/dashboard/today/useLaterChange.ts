import { useQueryClient } from '@tanstack/react-query';
import { useAddUndoableMutation, useNotify } from 'react-admin';
import { useWording } from '../../../i18n/useWording';

interface Following {
  onChange(status: string | undefined): void;
  onSettled(status: string | undefined): void;
}

interface Later {
  send(): Promise<unknown>;
  /** The status that is shown at once; without one the record disappears. */
  status: string | undefined;
  /** The success message. */
  done: string;
}

/** Sends a change of a record a few seconds later unless it is undone; the page shows it at once. */
export function useLaterChange({ onChange, onSettled }: Following) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { sentenceOf } = useWording();
  const addUndoable = useAddUndoableMutation();
  const sendNow = async ({ send, status }: Later) => {
    try {
      await send();
      await queryClient.invalidateQueries();
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    } finally {
      onSettled(status);
    }
  };
  return (later: Later) => {
    onChange(later.status);
    addUndoable(({ isUndo }) => (isUndo ? onSettled(later.status) : void sendNow(later)));
    notify(later.done, { type: 'success', undoable: true });
  };
}
