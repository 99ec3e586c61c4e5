import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { LAYOUT } from '../../contract/constants';
import { useWording } from '../i18n/useWording';
import { CrashBoundary } from '../ui/frames/CrashBoundary';
import { PageSkeleton } from '../ui/frames/PageSkeleton';
import { PageTransition } from '../ui/frames/PageTransition';
import { StepList } from '../ui/menu/StepList';
import { pageKeyOf } from './place';
import { type Preferences, usePreferences } from './preferences';
import { useMenu } from './useMenu';

/** Returns the styles of the content: full width, or a centred box of limited width. */
export const contentBox = (contentWidth: Preferences['contentWidth']) => ({
  width: '100%',
  maxWidth: contentWidth === 'boxed' ? LAYOUT.boxed : 'none',
  mx: 'auto',
  px: { xs: 2, md: 4 },
});

interface Props {
  /** Shown before the breadcrumb. */
  toggle: ReactNode;
  children: ReactNode;
}

/** The current page below its breadcrumb. */
export function Page({ toggle, children }: Props) {
  const { pathname } = useLocation();
  const { contentWidth } = usePreferences();
  return (
    <Box
      component="main"
      id="content"
      tabIndex={-1}
      sx={{
        position: 'relative',
        flex: '1 0 auto',
        display: 'flex',
        flexDirection: 'column',
        ...contentBox(contentWidth),
        // The tab that opens the settings is at the window's edge; this keeps it from covering the page's values.
        paddingInlineEnd: { xs: '32px', md: 4 },
        pt: 1.5,
        '&:focus': { outline: 'none' },
      }}
    >
      <Box sx={{ flex: 'none', display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        {toggle}
        <Breadcrumb />
      </Box>
      <PageTransition key={pathname}>
        <CrashBoundary>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </CrashBoundary>
      </PageTransition>
    </Box>
  );
}

/** Shows home, the menu group of the page (if it is in one) and the page key; hidden with a hidden menu entry. */
export function Breadcrumb() {
  const { t, word } = useWording();
  const { pathname } = useLocation();
  const { entry, home, route } = useMenu();
  if (entry?.isHide) return null;
  const steps = [...(entry && entry.link !== route ? [word(entry.title)] : []), pageKeyOf(pathname)];
  return <StepList label={t('layout.breadcrumb')} home={{ to: home, text: t('layout.home') }} steps={steps} />;
}
