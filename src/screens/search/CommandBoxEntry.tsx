import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLate } from '../../browser/lateOf';
import { type Loadable, loadable, preload } from '../../browser/loadable';
import { isFindKey, useKey } from '../../browser/useKey';
import { useWording } from '../../i18n/useWording';
import { IconButton } from '../../ui/buttons/IconButton';
import { BoxField } from './BoxField';
import { type Begun, NOTHING } from './begun';

type Code = Pick<typeof import('./CommandBox'), 'BoxSheet' | 'CommandBox'>;

/** Creates the entry of a box whose code is loaded when it is first opened. */
export function createCommandBoxEntry(load: () => Promise<Code>) {
  const commandBox = loadable(() => load().then((m) => m.CommandBox));
  const boxSheet = loadable(() => load().then((m) => m.BoxSheet));
  return function CommandBoxEntry() {
    const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
    return isPhone ? <ByButton boxSheet={boxSheet} /> : <InHeader commandBox={commandBox} />;
  };
}

/**
 * A search for any record, page or action: a field in the header, on a phone a sheet behind a button; Ctrl+K or ⌘K opens it.
 */
export const CommandBoxEntry = createCommandBoxEntry(() => import('./CommandBox'));

function ByButton({ boxSheet }: { boxSheet: Loadable<ComponentProps<Code['BoxSheet']>> }) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const BoxSheet = useLate(boxSheet, begun !== null);
  const begin = () => setBegun((before) => before ?? NOTHING);
  const close = () => setBegun(null);
  useKey(isFindKey, begin);
  return (
    <>
      <BoxButton onClick={begin} onPointerEnter={() => preload(boxSheet)} />
      {begun && !BoxSheet && <BegunSheet begun={begun} onBegun={setBegun} onClose={close} />}
      {begun && BoxSheet && <BoxSheet begun={begun} onClose={close} />}
    </>
  );
}

/** A placeholder for the sheet with only its field, so that text typed before the code is loaded is not lost. */
const BegunSheet = (props: BegunSheetProps) => (
  <Portal>
    <SheetField {...props} />
  </Portal>
);

interface BegunSheetProps extends Pick<BegunProps, 'begun' | 'onBegun'> {
  onClose(): void;
}

function SheetField({ onClose, ...field }: BegunSheetProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  return (
    <Box
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      sx={{ position: 'fixed', inset: 0, zIndex: 'modal', pt: 8.5, px: 1.5, bgcolor: 'background.paper' }}
    >
      <BegunField {...field} input={input} />
    </Box>
  );
}

function InHeader({ commandBox }: { commandBox: Loadable<ComponentProps<Code['CommandBox']>> }) {
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
      <BegunField
        begun={begun}
        onBegun={setBegun}
        input={input}
        onPointerEnter={() => preload(commandBox)}
        onFocus={() => preload(commandBox)}
      />
    </Box>
  );
}

interface BegunProps extends Pick<ComponentProps<typeof BoxField>, 'onPointerEnter' | 'onFocus'> {
  /** Null until the box is first opened. */
  begun: Begun | null;
  onBegun(begun: Begun): void;
  input: RefObject<HTMLInputElement | null>;
}

/** The box's field before the box's code is loaded. */
const BegunField = ({ begun, onBegun, input, ...events }: BegunProps) => (
  <BoxField
    {...events}
    typed={begun?.typed ?? ''}
    isSearching={Boolean(begun?.typed)}
    input={input}
    inputProps={{
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': false,
      onKeyDown: ({ key }) => key === 'Enter' && begun && onBegun({ ...begun, chosen: true }),
    }}
    onType={(typed) => onBegun({ typed, chosen: false })}
    onOpen={() => onBegun(begun ?? NOTHING)}
  />
);

interface BoxButtonProps {
  onClick(): void;
  onPointerEnter?(): void;
}

/** The button that opens the command box on a phone. */
function BoxButton(props: BoxButtonProps) {
  const { t } = useWording();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <IconButton label={t('commandBox.find')} icon="search" size="large" {...props} />
    </Box>
  );
}
