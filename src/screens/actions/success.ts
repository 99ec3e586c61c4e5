import type { ToastLink } from '../../ui/frames/ToastAnchor';

/** A success message, with a link to the record that was created or changed. */
export interface Done {
  said: string;
  /** A link in the message; `to` is undefined if the user may not open it. */
  link?: Omit<ToastLink, 'to'> & { to: string | undefined };
  /** A page to open at once. */
  opens?: { to: string; state: object } | null;
}

/** Returns the arguments of `notify` for a success. */
export function successOf(done: string | Done) {
  if (typeof done === 'string') return [done, { type: 'success' }] as const;
  const { said, link } = done;
  return [said, { type: 'success', ...(link?.to ? { link: { label: link.label, to: link.to } } : {}) }] as const;
}
