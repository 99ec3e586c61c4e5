import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { useTheme } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useWording } from '../i18n/useWording';

/** Translates the texts that MUI's components bring along into the chosen language. */
export function MuiWords({ children }: { children: ReactNode }) {
  const { t } = useWording();
  const { components = {} } = useTheme();
  const value = useMemo(() => {
    const [openText, closeText, clearText] = [t('common.open'), t('common.close'), t('common.clear')];
    const { MuiAutocomplete, MuiAlert } = components;
    const spoken: typeof components = {
      ...components,
      MuiAutocomplete: { ...MuiAutocomplete, defaultProps: { openText, closeText, clearText } },
      MuiAlert: { ...MuiAlert, defaultProps: { closeText } },
    };
    // MUI itself passes a theme's components here, but its type does not say so.
    return spoken as ComponentProps<typeof DefaultPropsProvider>['value'];
  }, [t, components]);
  return <DefaultPropsProvider value={value}>{children}</DefaultPropsProvider>;
}
