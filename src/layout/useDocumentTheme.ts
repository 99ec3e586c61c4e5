import { useColorScheme } from '@mui/material/styles';
import { useLayoutEffect } from 'react';
import { PREFERENCES, usePreferences } from './preferences';

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
