import Box from '@mui/material/Box';

interface Props {
  children: string;
  /** Hides the key on phones, which have no keyboard shortcuts. */
  hideOnPhone?: boolean;
}

/** A keyboard key. */
export function KeyCap({ children, hideOnPhone = false }: Props) {
  return (
    <Box
      component="kbd"
      sx={{
        display: hideOnPhone ? { xs: 'none', md: 'block' } : 'inline-block',
        flex: 'none',
        minWidth: 22,
        px: 0.75,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'action.hover',
        color: 'text.secondary',
        typography: 'caption',
        lineHeight: '20px',
        textAlign: 'center',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
