import { type CustomContentProps, closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider } from 'notistack';
import { useEffect, useRef } from 'react';
import { Icon } from './Icon';
import type { ToastMessage } from './toasts';

const SHOWN_FOR = 4_000;

function Toast({ id, message, variant, ref }: CustomContentProps & { ref?: React.Ref<HTMLDivElement> }) {
  return (
    <SnackbarContent ref={ref} role="status" className={`toast toast-${variant}`}>
      <span>{message}</span>
      <button type="button" onClick={() => closeSnackbar(id)}>
        <Icon name="cross" size={18} />
        <span className="visually-hidden">Close</span>
      </button>
    </SnackbarContent>
  );
}

const LOOKS = { info: Toast, success: Toast, warning: Toast };

/** notistack in the site's own look: notistack's colours do not have AA contrast. */
export default function Toaster({ messages }: { messages: ToastMessage[] }) {
  const told = useRef(0);
  useEffect(() => {
    for (const { text, tone } of messages.slice(told.current)) enqueueSnackbar(text, { variant: tone });
    told.current = messages.length;
  }, [messages]);
  return (
    <SnackbarProvider
      maxSnack={2}
      autoHideDuration={SHOWN_FOR}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      Components={LOOKS}
    />
  );
}
