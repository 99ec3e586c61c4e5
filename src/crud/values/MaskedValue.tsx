import Box from '@mui/material/Box';
import { useState } from 'react';
import { ShowButton } from '../../ui/buttons/ShowButton';
import { type MaskedPlace, useUnmask } from './useUnmask';

interface Props {
  place: MaskedPlace;
  mask: string;
  label: string;
}

/** A masked value, with a button that reveals it for users with the permission. */
export function MaskedValue({ place, mask, label }: Props) {
  const [value, setValue] = useState<string | null>(null);
  const { may, isPending, show } = useUnmask(place, setValue);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, maxWidth: '100%' }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
        {value ?? mask}
      </Box>
      {may && (
        <ShowButton
          what={label}
          shown={value !== null}
          disabled={isPending}
          onClick={() => (value === null ? show() : setValue(null))}
        />
      )}
    </Box>
  );
}
