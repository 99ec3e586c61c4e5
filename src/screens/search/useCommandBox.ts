import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { detailsPath, recordAddress, useDeclarations } from '../../crud/declarations';
import { useCombobox } from '../../ui/inputs/useCombobox';
import type { Begun } from './begun';
import { groupsOf, type SearchChoice } from './choices';
import { useFoundRecords } from './useFoundRecords';
import { useOnLeave } from './useOnLeave';
import { usePlaces } from './usePlaces';
import { useRecent } from './useRecent';

/**
 * Manages the command box, which is open at first: its text, its choices, and the current choice. `onDone` is called when another
 * page is shown.
 */
export function useCommandBox(begun: Begun, onDone: () => void) {
  const [typed, setTyped] = useState(begun.typed);
  const [open, setOpen] = useState(true);
  const term = typed.trim();
  const { found, isSearching, isError } = useFoundRecords(term);
  const { recent, keep } = useRecent();
  const groups = groupsOf({ typed: term, recent, found, ...usePlaces(open) });
  const choices = groups.flatMap((group) => group.choices);
  const addressOf = useAddressOf();
  const navigate = useNavigate();

  const leaveFor = useOnLeave(() => finish());
  const finish = () => {
    setTyped('');
    setOpen(false);
    onDone();
  };
  const go = (choice: SearchChoice | undefined) => {
    if (!choice) return;
    const to = addressOf(choice) ?? '';
    finish();
    leaveFor(to);
    if ('place' in choice) return navigate(to);
    keep(choice.record);
    navigate(to, { state: { id: choice.record.id } });
  };
  const { awaiting, chooseFirst } = useEarlyChoice(isSearching, begun.chosen, () => go(choices[0]));
  const choose = (key: string) => (isSearching ? chooseFirst() : go(choices.find((choice) => choice.key === key)));
  const combobox = useCombobox({
    keys: choices.map(({ key }) => key),
    open,
    onOpen: () => setOpen(true),
    onChoose: choose,
  });
  return {
    typed,
    open,
    setOpen,
    type(text: string) {
      setTyped(text);
      setOpen(true);
      combobox.restart();
      awaiting.current = false;
    },
    groups,
    current: choices.find(({ key }) => key === combobox.current),
    combobox,
    isSearching,
    isError,
    isEmpty: term !== '' && choices.length === 0 && !isSearching,
  };
}
export type CommandBoxState = ReturnType<typeof useCommandBox>;

/** Returns a function that gives the address of a choice; undefined if its resource has no details page. */
export function useAddressOf() {
  const declarations = useDeclarations();
  return (choice: SearchChoice): string | undefined => {
    if ('place' in choice) return choice.place.to;
    const { resource, id } = choice.record;
    const details = detailsPath(declarations.find(({ name }) => name === resource));
    return details && recordAddress(details, id);
  };
}

/** Handles Enter before the results have loaded: the first result is chosen once they have. */
function useEarlyChoice(isSearching: boolean, chosen: boolean, choose: () => void) {
  const awaiting = useRef(chosen);
  const arrive = useEffectEvent(choose);
  useEffect(() => {
    if (isSearching || !awaiting.current) return;
    awaiting.current = false;
    arrive();
  }, [isSearching]);
  const chooseFirst = () => {
    awaiting.current = true;
  };
  return { awaiting, chooseFirst };
}
