/** A text in browser storage, observed across tabs and parsed by `parse`. */
export function followStored<T>(storage: Storage, key: string, parse: (text: string | null) => T) {
  const listeners = new Set<() => void>();
  let known: { text: string | null; value: T } | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const hearOtherTabs = (event: StorageEvent) => event.key === key && notify();
  return {
    /** Returns the same object until the text changes. */
    read(): T {
      const text = storage.getItem(key);
      if (known?.text !== text) known = { text, value: parse(text) };
      return (known as { value: T }).value;
    },
    /** Stores the text; null removes it. Throws if the browser's storage is full. */
    write(text: string | null) {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      notify();
    },
    subscribe(listener: () => void) {
      if (listeners.size === 0) window.addEventListener('storage', hearOtherTabs);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', hearOtherTabs);
      };
    },
  };
}
