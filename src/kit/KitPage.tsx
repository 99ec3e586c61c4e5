import Box from '@mui/material/Box';
import { PageHeading } from '../ui/frames/PageHeading';
import { SkipLink } from '../ui/frames/SkipLink';
import { Buttons } from './Buttons';
import { Dialogs } from './Dialogs';
import { Frames } from './Frames';
import { Inputs } from './Inputs';
import { MenuParts } from './MenuParts';
import { Texts } from './Texts';

/** Shows every component of the UI kit in all its states. It is only built for development and tests. */
export function KitPage() {
  return (
    <>
      <SkipLink />
      <Box component="main" id="content" tabIndex={-1} sx={{ maxWidth: 1200, mx: 'auto', p: { xs: 2, md: 4 } }}>
        <PageHeading title="Kit" text="Every piece of src/ui in all its states; ?mode=dark, ?dir=rtl, ?open=confirm." />
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <Buttons />
          <Texts />
          <Frames />
          <Inputs />
          <MenuParts />
          <Dialogs />
        </Box>
      </Box>
    </>
  );
}
