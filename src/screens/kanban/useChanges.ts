import { useSnackbar } from 'notistack';
import { TOAST } from '../../../contract/constants';
import type { Board } from './board';
import { boardStore } from './boardStore';

/** What is said of a change (specification, section 4); where something only moved, everybody has seen it. */
const SAID = {
  add: 'Add Successfully',
  edit: 'Edit Successfully',
  remove: 'Delete Successfully',
  move: null,
} as const;

/** Stores a change of the board as it is by now, and says so for 1.5 s. */
export function useChanges() {
  const { enqueueSnackbar } = useSnackbar();
  return (kind: keyof typeof SAID, change: (board: Board) => Board) => {
    const message = SAID[kind];
    try {
      boardStore.write(change(boardStore.read()));
      if (message) enqueueSnackbar(message, { variant: 'success', autoHideDuration: TOAST.kanban });
    } catch {
      enqueueSnackbar('This browser has no room left for the board. Nothing was changed.', { variant: 'error' });
    }
  };
}
