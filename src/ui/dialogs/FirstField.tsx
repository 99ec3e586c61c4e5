import { type ReactNode, useEffect, useRef } from 'react';

/** What one types or chooses in: of several radio buttons, the chosen one. */
const FIELDS = [
  'input:enabled:not([type=hidden], [type=file], [type=radio], [readonly])',
  'input[type=radio]:enabled:checked',
  'textarea:enabled:not([readonly])',
  '[role=combobox]:not([aria-disabled=true])',
].join(', ');

/** Has the first field of its children the focus once they are shown, unless one of them has taken it. */
export function FirstField({ children }: { children: ReactNode }) {
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
