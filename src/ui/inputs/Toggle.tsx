import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';

interface Props {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
}

/** A switch for a preference. */
export function Toggle({ label, checked, disabled = false, onChange }: Props) {
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: 28,
        typography: 'body2',
        color: disabled ? 'text.secondary' : 'text.primary',
        cursor: disabled ? 'default' : 'pointer',
      }}
    >
      {label}
      <Switch size="small" checked={checked} disabled={disabled} onChange={(_, on) => onChange(on)} />
    </Box>
  );
}
