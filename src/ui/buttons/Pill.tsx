import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon';

interface Props {
  label: string;
  /** Undefined until a value is set. */
  value?: ReactNode;
  /** The label of the button that clears the value. */
  clearLabel: string;
  onEdit(element: HTMLElement): void;
  onClear(): void;
}

/** A pill for an optional setting: it shows the name and, once it is set, the value. */
export function Pill({ label, value, clearLabel, onEdit, onClear }: Props) {
  const isSet = value !== undefined;
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        height: { xs: 40, md: 28 },
        maxWidth: '100%',
        borderRadius: 14,
        typography: 'body2',
        border: 1,
        borderStyle: isSet ? 'solid' : 'dashed',
        borderColor: isSet ? 'primary.main' : 'color-mix(in srgb, currentcolor 35%, transparent)',
        color: isSet ? 'text.primary' : 'text.secondary',
        bgcolor: 'background.paper',
      }}
    >
      {isSet && (
        <ButtonBase
          aria-label={clearLabel}
          onClick={onClear}
          sx={{ width: { xs: 40, md: 26 }, height: { xs: 40, md: 26 }, borderRadius: 13, color: 'text.secondary' }}
        >
          <Icon name="x" size={14} />
        </ButtonBase>
      )}
      <ButtonBase
        aria-haspopup="dialog"
        onClick={(event) => onEdit(event.currentTarget)}
        sx={{
          gap: 0.5,
          height: { xs: 40, md: 26 },
          minWidth: { xs: 40, md: 0 },
          borderRadius: 13,
          pl: isSet ? 0 : 1,
          pr: 1.25,
          font: 'inherit',
        }}
      >
        {!isSet && <Icon name="plus" size={14} />}
        {label}
        {isSet && (
          <Box
            component="span"
            sx={{
              fontWeight: 500,
              color: 'primary.main',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {value}
          </Box>
        )}
      </ButtonBase>
    </Box>
  );
}
