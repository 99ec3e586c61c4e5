export interface ToastMessage {
  text: string;
  tone: 'info' | 'success' | 'warning';
}

type Listener = (message: ToastMessage) => void;
let listener: Listener | null = null;

/** Says something in passing. What the visitor must not miss stands in the page instead. */
export function toast(text: string, tone: ToastMessage['tone'] = 'info'): void {
  listener?.({ text, tone });
}

/** The one place that shows them. */
export function onToast(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
}
