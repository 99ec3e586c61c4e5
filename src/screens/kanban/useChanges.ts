import { useSnackbar } from 'notistack';
import { TOAST } from '../../../contract/constants';
import { useWording } from '../../i18n/useWording';
import { type Board, named } from './board';
import { boardStore } from './boardStore';

/** The messages for changes (specification, section 4); moving something has none, because it is visible. */
const SAID = {
  add: 'kanban.added',
  edit: 'kanban.edited',
  remove: 'kanban.deleted',
  move: null,
} as const;

/** Stores a change of the latest board, and confirms it for 1.5 s. */
export function useChanges() {
  const { t } = useWording();
  const { enqueueSnackbar } = useSnackbar();
  return (kind: keyof typeof SAID, change: (board: Board) => Board) => {
    const message = SAID[kind];
    try {
      boardStore.write(change(named(boardStore.read(), t)));
      if (message) enqueueSnackbar(t(message), { variant: 'success', autoHideDuration: TOAST.kanban });
    } catch {
      enqueueSnackbar(t('kanban.noRoom'), { variant: 'error' });
    }
  };
}
