import type { ToastLink } from '../../ui/frames/ToastAnchor';

/** What to say of something done, and where what was made can be seen. */
export interface Done {
  said: string;
  /** Shown with what is said; no `to`: the person may not open it. */
  link?: Omit<ToastLink, 'to'> & { to: string | undefined };
  /** The page that is shown at once. */
  opens?: { to: string; state: object } | null;
}

/** The arguments of `notify` that say so. */
export function successOf(done: string | Done) {
  if (typeof done === 'string') return [done, { type: 'success' }] as const;
  const { said, link } = done;
  return [said, { type: 'success', ...(link?.to ? { link: { label: link.label, to: link.to } } : {}) }] as const;
}
