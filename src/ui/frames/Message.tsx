import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon';
import { HelperText } from '../texts/HelperText';
import { frame } from './frame';

interface Props {
  icon: string;
  title: string;
  text: string;
  role?: 'alert' | 'status';
  /** `h1` if the message is the whole page. */
  level?: 'h1' | 'h2';
  /** The actions that the user can take. */
  children?: ReactNode;
}

/** A message in place of records or of a page that can't be shown. */
export function Message({ icon, title, text, role, level = 'h2', children }: Props) {
  return (
    <Box
      role={role}
      sx={{
        flex: 1,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1,
        px: 3,
        py: 8,
        ...frame,
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 40,
          height: 40,
          mb: 0.5,
          borderRadius: 2,
          color: 'text.secondary',
          bgcolor: 'action.hover',
        }}
      >
        <Icon name={icon} size={20} />
      </Box>
      <Typography variant="h2" component={level}>
        {title}
      </Typography>
      <HelperText sx={{ maxWidth: 380 }}>{text}</HelperText>
      {children && <Box sx={{ mt: 1, display: 'flex', gap: 1 }}>{children}</Box>}
    </Box>
  );
}
