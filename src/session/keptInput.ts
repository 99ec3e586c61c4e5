/** The values of a form by their paths. */
type Values = Record<string, unknown>;

interface Kept {
  userId: string;
  /** The values by the form's key. */
  forms: Record<string, Values>;
}

const NAME = 'kept_input';

/**
 * Keeps what a user has typed and not saved, in this tab, until the same user returns to the form. It outlives a session that
 * expires, but not a sign-out, and no other user gets it.
 */
export function createKeptInput(storage: Storage) {
  let kept: Kept | null = JSON.parse(storage.getItem(NAME) ?? 'null');
  let state: 'NEVER_SIGNED_IN' | 'SIGNED_IN' | 'EXPIRED' | 'SIGNED_OUT' = 'NEVER_SIGNED_IN';
  const set = (next: Kept | null) => {
    kept = next;
    try {
      if (kept) storage.setItem(NAME, JSON.stringify(kept));
      else storage.removeItem(NAME);
    } catch {
      // A full storage keeps the input until the page is reloaded.
    }
  };
  return {
    /** Returns the kept values of a form, or null if there are none for this user. */
    find: (userId: string, form: string): Values | null =>
      kept?.userId === userId ? (kept.forms[form] ?? null) : null,
    keep(userId: string, form: string, values: Values) {
      if (state !== 'SIGNED_OUT')
        set({ userId, forms: { ...(kept?.userId === userId ? kept.forms : {}), [form]: values } });
    },
    remove(form: string) {
      if (!kept?.forms[form]) return;
      const { [form]: _, ...forms } = kept.forms;
      set(Object.keys(forms).length > 0 ? { ...kept, forms } : null);
    },
    /** A session begins; what another user has typed is removed. */
    begin(userId: string) {
      state = 'SIGNED_IN';
      if (kept && kept.userId !== userId) set(null);
    },
    /** The session has ended, and the storage was cleared with it. */
    end() {
      if (state === 'NEVER_SIGNED_IN' || state === 'SIGNED_OUT') return;
      state = 'EXPIRED';
      set(kept);
    },
    /** The user signs out. */
    forget() {
      state = 'SIGNED_OUT';
      set(null);
    },
    /** Returns whether the session has ended without a sign-out. */
    hasExpired: () => state === 'EXPIRED',
  };
}

export const keptInput = createKeptInput(window.sessionStorage);
