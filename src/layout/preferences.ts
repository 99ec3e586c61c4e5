import { useColorScheme } from '@mui/material/styles';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { KEPT_STORAGE } from '../../contract/constants';
import { followStored } from '../browser/followStored';

/** Every layout preference with its possible values, the default first. */
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

/** Parses the stored preferences; missing, unknown or unreadable ones have their defaults. */
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

/** The preferences in browser storage, as one object under one key, observed across tabs. */
export function createPreferences(storage: Storage) {
  const { read, write, subscribe } = followStored(storage, KEPT_STORAGE.layout, parsePreferences);
  return {
    /** Returns the same object until something changes. */
    read,
    change: (changes: Partial<Preferences>) => write(JSON.stringify({ ...read(), ...changes })),
    reset: () => write(null),
    subscribe,
  };
}

export const preferences = createPreferences(window.localStorage);

export const usePreferences = () => useSyncExternalStore(preferences.subscribe, preferences.read);

/** Applies the chosen look to the document: colour mode, direction, skin and monochrome. */
export function useDocumentTheme() {
  const { mode, rtl, skin, monochrome } = usePreferences();
  const { setMode } = useColorScheme();
  useLayoutEffect(() => setMode(mode), [mode, setMode]);
  useLayoutEffect(() => {
    document.documentElement.dir = rtl ? 'rtl' : 'ltr';
    document.documentElement.classList.toggle('monochrome', monochrome);
    for (const each of PREFERENCES.skin) document.body.classList.toggle(`skin-${each}`, each === skin);
  }, [rtl, skin, monochrome]);
}

/** The position of the menu: beside the page, in a bar above it, or in a drawer (always on narrow screens). */
export type MenuPlace = 'side' | 'bar' | 'drawer';

/**
 * Returns where the menu is. `isWide`: from the xl breakpoint up, which is the only range where the user can choose the menu's
 * layout.
 */
export function menuPlaceOf({ menuHidden, layoutType }: Preferences, isWide: boolean): MenuPlace {
  if (!isWide || menuHidden) return 'drawer';
  return layoutType === 'horizontal' ? 'bar' : 'side';
}
