import type { ToastLink } from '../../ui/frames/ToastAnchor';

/** A success message, with a link to the record that was created or changed. */
export interface Done {
  said: string;
  /** A link in the message; `to` is undefined if the user may not open it. */
  link?: Omit<ToastLink, 'to'> & { to: string | undefined };
  /** A page to open at once. */
  opens?: { to: string; state: object } | null;
}

/**
 * The result of an action: a success message, also with a link, news (neither good nor bad), or a warning (it did not fail, but
 * not all went as wished).
 */
export type Outcome = string | Done | { info: string } | { warning: string };

/** Returns the arguments of `notify` for a result. */
export function toastOf(outcome: Outcome) {
  if (typeof outcome === 'string') return [outcome, { type: 'success' }] as const;
  if ('info' in outcome) return [outcome.info, { type: 'info' }] as const;
  if ('warning' in outcome) return [outcome.warning, { type: 'warning' }] as const;
  const { said, link } = outcome;
  return [said, { type: 'success', ...(link?.to ? { link: { label: link.label, to: link.to } } : {}) }] as const;
}
