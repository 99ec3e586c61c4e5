import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type SnackbarKey, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { TOAST } from '../../contract/constants';
import { keepPending, sendPending } from '../session/pendingWrites';
import { ActionButton } from '../ui/buttons/ActionButton';
import { ToastAnchor, type ToastLink } from '../ui/frames/ToastAnchor';

/**
 * Shows react-admin's notifications as the same toasts that the rest of the product uses; those of undoable writes have an undo
 * button.
 */
export function Notifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const translate = useTranslate();
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useLeaving();
  useEffect(() => {
    const notification = notifications.length > 0 && takeNotification();
    if (!notification) return;
    const { message, type, notificationOptions = {} } = notification;
    const { messageArgs = {}, undoable, link } = notificationOptions;
    const text = typeof message === 'string' ? translate(message, messageArgs) : message;
    // Toasts are rendered outside of the router.
    const linkTo =
      ({ label, to }: ToastLink) =>
      (shown: SnackbarKey) => (
        <ToastAnchor
          label={label}
          to={to}
          onFollow={() => {
            closeSnackbar(shown);
            navigate(to);
          }}
        />
      );
    const mutation = undoable ? takeMutation() : undefined;
    if (!mutation) {
      const linked = link && { action: linkTo(link), autoHideDuration: TOAST.linked };
      enqueueSnackbar(text, { variant: type ?? 'default', ...linked });
      return;
    }
    let isDecided = false;
    const decide = (isUndo: boolean) => {
      if (isDecided) return;
      isDecided = true;
      forget();
      mutation({ isUndo });
      closeSnackbar(key);
    };
    const forget = keepPending(() => {
      decide(false);
      return settled(queryClient);
    });
    const key = enqueueSnackbar(text, {
      variant: type ?? 'default',
      autoHideDuration: TOAST.undoable,
      action: (
        <ActionButton variant="text" onClick={() => decide(true)} sx={{ my: -0.5 }}>
          {translate('ra.action.undo')}
        </ActionButton>
      ),
      onClose: () => decide(false),
    });
  }, [notifications, takeNotification, takeMutation, translate, enqueueSnackbar, closeSnackbar, queryClient, navigate]);
  return null;
}

/** Waits until no write is in progress. */
const settled = (client: QueryClient) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (client.isMutating() > 0) return;
      stop();
      resolve();
    };
    const stop = client.getMutationCache().subscribe(check);
    check();
  });

/**
 * Sends all writes that can still be undone when the page becomes hidden, because a page that is being left may send no later
 * event.
 */
function useLeaving() {
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && void sendPending();
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);
}
