import { useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';

/** Shows react-admin's notifications as the same toasts that everything else uses. */
export function Notifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification) return;
    const { message, type, notificationOptions } = notification;
    const text = typeof message === 'string' ? translate(message, notificationOptions?.messageArgs ?? {}) : message;
    enqueueSnackbar(text, { variant: type ?? 'default' });
  }, [notifications, takeNotification, translate, enqueueSnackbar]);
  return null;
}
