import Box from '@mui/material/Box';
import { useState } from 'react';
import { FloatingBar } from '../ui/frames/FloatingBar';
import { Disclosure } from '../ui/menu/Disclosure';
import { LogoLink } from '../ui/menu/LogoLink';
import { MenuBadge, WaitingBadge } from '../ui/menu/MenuBadge';
import { StepList } from '../ui/menu/StepList';
import { TodoLink } from '../ui/menu/TodoLink';
import { KindSection, LONG } from './Sample';

export function MenuParts() {
  const [open, setOpen] = useState(true);
  return (
    <KindSection name="Menu">
      <StepList label="Breadcrumb" home={{ to: '/__kit', text: 'Dashboard' }} steps={['Sales', LONG]} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 260 }}>
        <Disclosure title="Open" icon="users" current open={open} onToggle={() => setOpen(!open)}>
          <li>
            Inside <MenuBadge text="New" />
          </li>
        </Disclosure>
        <Disclosure
          title={LONG}
          icon="users"
          current={false}
          open={false}
          onToggle={() => setOpen(!open)}
          badge={<WaitingBadge waiting={[{ label: 'Not renewed', total: 1_204 }]} />}
        >
          <li>Inside</li>
        </Disclosure>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, typography: 'body2' }}>
        <TodoLink to="/__kit" isDone={false}>
          {LONG}
        </TodoLink>
        <TodoLink to="/__kit" isDone>
          Done
        </TodoLink>
      </Box>
      <LogoLink to="/__kit" sx={{ px: 1 }} />
      {/* The transform keeps the bar inside this box even on a phone, so that it does not cover other components. */}
      <Box sx={{ position: 'relative', transform: 'translate(0)', height: { xs: 72, md: 40 } }}>
        <FloatingBar label="Selection">3 selected</FloatingBar>
      </Box>
    </KindSection>
  );
}
