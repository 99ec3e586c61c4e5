import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';
import { useLate } from '../../browser/lateOf';
import { loadable, preload } from '../../browser/loadable';
import { isFindKey, useKey } from '../../browser/useKey';
import { BoxButton } from './BoxButton';
import { BoxField } from './BoxField';
import { type Begun, NOTHING } from './begun';

const commandBox = loadable(() => import('./CommandBox').then((m) => m.CommandBox));
const boxSheet = loadable(() => import('./CommandBox').then((m) => m.BoxSheet));

/**
 * Any record, page or action by what is typed: a field in the header, on a phone a sheet behind a button; Ctrl or ⌘ and K comes
 * here. Its code is loaded once somebody does.
 */
export function CommandBoxEntry() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return isPhone ? <ByButton /> : <InHeader />;
}

function ByButton() {
  const [shown, setShown] = useState(false);
  const BoxSheet = useLate(boxSheet, shown);
  const show = () => setShown(true);
  useKey(isFindKey, show);
  return (
    <>
      <BoxButton onClick={show} onPointerEnter={() => preload(boxSheet)} />
      {BoxSheet && shown && <BoxSheet onClose={() => setShown(false)} />}
    </>
  );
}

function InHeader() {
  const [begun, setBegun] = useState<Begun | null>(null);
  const CommandBox = useLate(commandBox, begun !== null);
  const input = useRef<HTMLInputElement>(null);
  const begin = () => setBegun((before) => before ?? NOTHING);
  const isThere = CommandBox !== undefined && begun !== null;
  useKey(isFindKey, () => {
    if (isThere) return;
    input.current?.focus();
    begin();
  });
  if (isThere) return <CommandBox begun={begun} />;
  return (
    <Box sx={{ maxWidth: 440 }}>
      <BoxField
        typed={begun?.typed ?? ''}
        isSearching={Boolean(begun?.typed)}
        input={input}
        inputProps={{
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': false,
          onKeyDown: ({ key }) => key === 'Enter' && setBegun((before) => before && { ...before, chosen: true }),
        }}
        onType={(typed) => setBegun({ typed, chosen: false })}
        onOpen={begin}
        onPointerEnter={() => preload(commandBox)}
        onFocus={() => preload(commandBox)}
      />
    </Box>
  );
}
