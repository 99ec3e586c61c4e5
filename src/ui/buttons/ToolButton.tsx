import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Icon } from '../../icons/Icon';

interface Props extends ButtonProps {
  icon: string;
  children: string;
}

/** A toolbar button, which shows only its icon on phones. */
export function ToolButton({ icon, children, ...button }: Props) {
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name={icon} />}
      loadingPosition="start"
      {...button}
      sx={{
        maxWidth: 210,
        minWidth: { xs: 40, md: 0 },
        px: { xs: 1, md: 1.5 },
        '& .MuiButton-startIcon': { marginInline: { xs: 0, md: '0 6px' } },
      }}
    >
      <Box
        component="span"
        sx={(theme) => ({
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          [theme.breakpoints.down('md')]: visuallyHidden,
        })}
      >
        {children}
      </Box>
    </Button>
  );
}
