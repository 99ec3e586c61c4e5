import { type ReactNode, useEffect, useRef } from 'react';

/** Selects the fields that accept input; in a group of radio buttons, the chosen one. */
const FIELDS = [
  'input:enabled:not([type=hidden], [type=file], [type=radio], [readonly])',
  'input[type=radio]:enabled:checked',
  'textarea:enabled:not([readonly])',
  '[role=combobox]:not([aria-disabled=true])',
].join(', ');

/** Focuses the first field among its children when they appear, unless one of them already has the focus. */
export function AutoFocusFirst({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const container = place.current?.parentElement;
    if (!container || container.contains(document.activeElement)) return;
    container.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <span ref={place} hidden />
      {children}
    </>
  );
}
