import Box from '@mui/material/Box';
import { useState } from 'react';
import { FloatingBar } from '../ui/frames/FloatingBar';
import { Disclosure } from '../ui/menu/Disclosure';
import { LogoLink } from '../ui/menu/LogoLink';
import { MenuBadge } from '../ui/menu/MenuBadge';
import { StepList } from '../ui/menu/StepList';
import { Kind, LONG } from './Sample';

export function MenuParts() {
  const [open, setOpen] = useState(true);
  return (
    <Kind name="Menu">
      <StepList label="Breadcrumb" home={{ to: '/__kit', text: 'Dashboard' }} steps={['Sales', LONG]} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 260 }}>
        <Disclosure title="Open" icon="users" current open={open} onToggle={() => setOpen(!open)}>
          <li>
            Inside <MenuBadge text="New" />
          </li>
        </Disclosure>
        <Disclosure title={LONG} icon="users" current={false} open={false} onToggle={() => setOpen(!open)}>
          <li>Inside</li>
        </Disclosure>
      </Box>
      <LogoLink sx={{ px: 1 }} />
      <Box sx={{ position: 'relative', height: { xs: 0, md: 40 } }}>
        <FloatingBar label="Selection">3 selected</FloatingBar>
      </Box>
    </Kind>
  );
}
