export interface ToastMessage {
  text: string;
  tone: 'info' | 'success' | 'warning';
}

type Listener = (message: ToastMessage) => void;
let listener: Listener | null = null;

/** Shows a passing message. Messages that the visitor must not miss belong in the page instead. */
export function toast(text: string, tone: ToastMessage['tone'] = 'info'): void {
  listener?.({ text, tone });
}

/** Registers the only listener, which shows the messages; returns a function that removes it. */
export function onToast(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
}
