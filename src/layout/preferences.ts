import { useSyncExternalStore } from 'react';
import { KEPT_STORAGE } from '../../contract/constants';
import { followStored } from '../browser/followStored';

/** Every layout preference with the values it may have, the default first. */
export const PREFERENCES = {
  mode: ['system', 'light', 'dark'],
  semiDark: [false, true],
  skin: ['default', 'bordered'],
  monochrome: [false, true],
  rtl: [false, true],
  contentWidth: ['full', 'boxed'],
  layoutType: ['vertical', 'horizontal'],
  menuHidden: [false, true],
  sidebarCollapsed: [false, true],
  navbarType: ['sticky', 'floating', 'static', 'hidden'],
  footerType: ['static', 'sticky', 'hidden'],
} as const;

export type Preference = keyof typeof PREFERENCES;
export type Preferences = { [Name in Preference]: (typeof PREFERENCES)[Name][number] };

const names = Object.keys(PREFERENCES) as Preference[];

/** The preferences in a stored text; whatever is missing, unknown or unreadable has its default. */
export function parsePreferences(text: string | null): Preferences {
  const stored = readObject(text);
  const chosen = names.map((name) => {
    const values: readonly unknown[] = PREFERENCES[name];
    return [name, values.includes(stored[name]) ? stored[name] : values[0]];
  });
  return Object.fromEntries(chosen) as Preferences;
}

function readObject(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** The preferences in browser storage, as one object under one name, followed in every tab. */
export function createPreferences(storage: Storage) {
  const { read, write, subscribe } = followStored(storage, KEPT_STORAGE.layout, parsePreferences);
  return {
    /** The same object until something changes. */
    read,
    change: (changes: Partial<Preferences>) => write(JSON.stringify({ ...read(), ...changes })),
    reset: () => write(null),
    subscribe,
  };
}

export const preferences = createPreferences(window.localStorage);

export const usePreferences = () => useSyncExternalStore(preferences.subscribe, preferences.read);

/** Where the menu is: beside the page, in a bar above it, or in a drawer (always on narrow screens). */
export type MenuPlace = 'side' | 'bar' | 'drawer';

/** `isWide`: from the xl breakpoint up, where alone the layout of the menu is a choice. */
export function menuPlaceOf({ menuHidden, layoutType }: Preferences, isWide: boolean): MenuPlace {
  if (!isWide || menuHidden) return 'drawer';
  return layoutType === 'horizontal' ? 'bar' : 'side';
}
