import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { useTheme } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useWording } from '../i18n/useWording';

/** What MUI's components say by themselves, in the language chosen. */
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
    // MUI itself gives it a theme's components, which its type does not tell.
    return spoken as ComponentProps<typeof DefaultPropsProvider>['value'];
  }, [t, components]);
  return <DefaultPropsProvider value={value}>{children}</DefaultPropsProvider>;
}
