import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { isFindKey, useKey } from '../../browser/useKey';
import { useWording } from '../../i18n/useWording';
import { SideDrawer } from '../../ui/dialogs/SideDrawer';
import { BoxField } from './BoxField';
import { BoxPanel } from './BoxPanel';
import type { Begun } from './begun';
import { type CommandBoxState, useCommandBox } from './useCommandBox';

/** The command box in the header, open and with the text that was typed before its code was loaded. */
export function CommandBox({ begun }: { begun: Begun }) {
  const input = useRef<HTMLInputElement>(null);
  const box = useCommandBox(begun, () => input.current?.blur());
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const { open, setOpen } = box;
  const come = () => {
    input.current?.focus();
    setOpen(true);
  };
  useKey(isFindKey, come);
  useFocus(input);
  /** The box stays open while it opens a drawer. */
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    const next = relatedTarget as Element | null;
    if (root?.contains(target) && !root.contains(next) && !next?.closest('[role=dialog]')) setOpen(false);
  };
  const close = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape' || !root?.contains(target as Element)) return;
    input.current?.focus();
    setOpen(false);
  };
  return (
    <Box ref={setRoot} onBlur={leave} onKeyDown={close} sx={{ position: 'relative', maxWidth: 440 }}>
      <Field box={box} input={input} />
      <Popper
        open={open}
        anchorEl={root}
        role="presentation"
        placement="bottom-start"
        disablePortal
        sx={{ zIndex: 'appBar', width: 'min(860px, 100vw - 48px)' }}
      >
        <BoxPanel box={box} />
      </Popper>
    </Box>
  );
}

/** The command box on a phone. */
export function BoxSheet({ begun, onClose }: { begun: Begun; onClose(): void }) {
  const { t } = useWording();
  return (
    <SideDrawer title={t('commandBox.find')} width={{ xs: '100%' }} atOnce onClose={onClose}>
      <Sheet begun={begun} onDone={onClose} />
    </SideDrawer>
  );
}

function Sheet({ begun, onDone }: { begun: Begun; onDone(): void }) {
  const input = useRef<HTMLInputElement>(null);
  const box = useCommandBox(begun, onDone);
  useFocus(input);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      <Box sx={{ p: 1.5 }}>
        <Field box={box} input={input} />
      </Box>
      <BoxPanel box={box} isSheet />
    </Box>
  );
}

interface FieldProps {
  box: CommandBoxState;
  input: RefObject<HTMLInputElement | null>;
}

const Field = ({ box: { typed, isSearching, combobox, type, setOpen }, input }: FieldProps) => (
  <BoxField
    typed={typed}
    isSearching={isSearching}
    input={input}
    inputProps={combobox.input}
    onType={type}
    onOpen={() => setOpen(true)}
  />
);

/** Moves the focus from the placeholder field to this one before the next key is pressed. */
function useFocus(input: RefObject<HTMLInputElement | null>) {
  useLayoutEffect(() => {
    const field = input.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [input]);
}
