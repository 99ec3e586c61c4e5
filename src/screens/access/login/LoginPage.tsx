import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useState } from 'react';
import { brand } from '../../../../contract/brand';
import { ColourModeToggle } from '../../../layout/ColourModeToggle';
import { Logo } from '../../../ui/texts/Logo';
import { FibrePicture } from './FibrePicture';
import { StaffSignIn } from './StaffSignIn';

const DemoStore = lazy(() => import('../../demoStore/DemoStore').then((m) => ({ default: m.DemoStore })));

/** The staff login. It calls `onBegin` as soon as the user starts to fill in the form, so that the back-office can be loaded. */
export function LoginPage({ onBegin }: { onBegin(): void }) {
  const [inDemoStore, setInDemoStore] = useState(false);
  useEffect(() => {
    document.title = `${brand.name} ${window.location.pathname.slice(1)}`;
  }, []);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
      <Box component="main" sx={{ display: 'grid', gridTemplateRows: 'auto 1fr auto', px: { xs: 3, sm: 5 }, py: 3 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          <Logo />
          <ColourModeToggle />
        </Box>
        <Box onInput={onBegin} sx={{ width: '100%', maxWidth: 360, m: 'auto', py: 6 }}>
          {inDemoStore ? (
            <Suspense fallback={null}>
              <DemoStore onLeave={() => setInDemoStore(false)} />
            </Suspense>
          ) : (
            <StaffSignIn onDemo={() => setInDemoStore(true)} />
          )}
        </Box>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          © {new Date().getFullYear()} {brand.name}
        </Typography>
      </Box>
      <FibrePicture />
    </Box>
  );
}
