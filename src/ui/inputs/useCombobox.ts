import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';

interface Asked {
  /** The keys of the options, in order. */
  keys: readonly string[];
  open: boolean;
  onOpen(): void;
  onChoose(key: string): void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A text field that chooses from a list next to it, following the WAI-ARIA combobox pattern: the focus stays in the field, ↓ and
 * ↑ move through the list and wrap around at its ends, Enter chooses. MUI's Autocomplete does not tell which option is the
 * current one, and a preview needs that.
 */
export function useCombobox({ keys, open, onOpen, onChoose }: Asked) {
  const id = useId();
  const [moved, setMoved] = useState('');
  const current = keys.includes(moved) ? moved : (keys[0] ?? '');
  const optionId = (key: string) => `${id}-${key}`;
  const currentId = open && current ? optionId(current) : undefined;
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView?.({ block: 'nearest' });
  }, [currentId]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      if (!open) return onOpen();
      setMoved(keys.at((keys.indexOf(current) + step) % keys.length) ?? '');
    }
    if (event.key === 'Enter' && open && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onChoose(current);
    }
  };
  return {
    current,
    /** Returns to the first option. */
    restart: () => setMoved(''),
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-activedescendant': currentId,
      onKeyDown,
    },
    list: { role: 'listbox', id },
    option: (key: string) => ({
      role: 'option',
      id: optionId(key),
      'aria-selected': key === current,
      onMouseMove: () => setMoved(key),
      // Keeps the focus in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => onChoose(key),
    }),
  } as const;
}
