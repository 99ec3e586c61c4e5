/** One text in browser storage, followed in every tab, as what `parse` makes of it. */
export function followStored<T>(storage: Storage, key: string, parse: (text: string | null) => T) {
  const listeners = new Set<() => void>();
  let known: { text: string | null; value: T } | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const hearOtherTabs = (event: StorageEvent) => event.key === key && notify();
  return {
    /** The same value until the text changes. */
    read(): T {
      const text = storage.getItem(key);
      if (known?.text !== text) known = { text, value: parse(text) };
      return (known as { value: T }).value;
    },
    /** Null takes it away. Fails where the browser keeps no more. */
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
