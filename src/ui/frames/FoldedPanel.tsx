import Box from '@mui/material/Box';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../icons/Icon';
import { frame } from './frame';

interface Props {
  title: string;
  /** True if the panel is open at first. */
  opened?: boolean;
  /** Shown at the right of the title, also while the panel is closed. */
  status?: ReactNode;
  children: ReactNode;
}

/** A collapsible panel; while it is closed, its content is not rendered. */
export function FoldedPanel({ title, opened = false, status, children }: Props) {
  const [open, setOpen] = useState(opened);
  const contentId = useId();
  return (
    <Box component="section" aria-label={title} sx={{ ...frame, overflow: 'hidden' }}>
      <Box component="h2" sx={{ m: 0 }}>
        <Box
          component="button"
          type="button"
          aria-expanded={open}
          aria-controls={open ? contentId : undefined}
          onClick={() => setOpen(!open)}
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            width: '100%',
            minHeight: 44,
            px: 2,
            border: 0,
            bgcolor: 'transparent',
            color: 'text.secondary',
            typography: 'h2',
            textAlign: 'start',
            cursor: 'pointer',
            '&:focus-visible': { outlineOffset: -2 },
          }}
        >
          <span>{title}</span>
          <Box component="span" sx={{ flex: 1, display: 'flex', justifyContent: 'end' }}>
            {status}
          </Box>
          <Box component="span" sx={{ display: 'inline-flex', rotate: open ? '180deg' : 'none' }}>
            <Icon name="chevron-down" />
          </Box>
        </Box>
      </Box>
      {open && (
        <Box id={contentId} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          {children}
        </Box>
      )}
    </Box>
  );
}
