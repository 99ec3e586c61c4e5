import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { lateOf } from '../../browser/lateOf';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { usePopup } from '../../ui/buttons/usePopup';
import { PopupPanel } from '../../ui/dialogs/PopupPanel';
import type { DeclaredScreen } from '../declarations';
import { FilterButton } from './FilterButton';
import { type ListFilter, listFilterParameters } from './filters';
import { useOfferedFilters } from './useOfferedFilters';

const FilterEditor = lateOf(() => import('./FilterEditor').then((m) => m.FilterEditor));

/** How many filters besides the tags are shown if that many are not set; a menu has the others, so that the row does not wrap. */
const AT_HAND = 2;

/** The screen's filters as pills: the set ones with their values, then a few unset ones, then a menu with the rest. */
export function FilterBar({ declared }: { declared: DeclaredScreen }) {
  const { screen } = declared;
  const { t, word } = useWording();
  const { filterValues, setFilters } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { trigger, popup, close } = usePopup('menu');
  const [editing, setEditing] = useState<ListFilter | null>(null);
  const offered = useOfferedFilters(declared);

  const isSet = (filter: ListFilter) => listFilterParameters(filter).some((name) => filterValues[name]);
  const [set, unset] = [offered.filter(isSet), offered.filter((filter) => !isSet(filter))];
  const room = Math.max(0, AT_HAND - set.length);
  const atHand = screen.source
    ? unset
    : [
        ...unset.filter(({ form }) => form === 'options' || form === 'days' || form === 'yesNo').slice(0, room),
        ...unset.filter(({ form }) => form === 'tags'),
      ];
  const others = unset.filter((filter) => !atHand.includes(filter));
  const without = (filter: ListFilter) => {
    const cleared = (screen.source ? offered : [filter]).flatMap(listFilterParameters);
    return Object.fromEntries(Object.entries(filterValues).filter(([name]) => !cleared.includes(name)));
  };
  const edit = (filter: ListFilter, element: HTMLElement) => {
    setEditing(filter);
    setAnchor(element);
  };
  return (
    <>
      {[...set, ...atHand].map((filter) => (
        <FilterButton
          key={filter.name}
          filter={filter}
          values={filterValues}
          onEdit={(element) => edit(filter, element)}
          onClear={() => setFilters(without(filter))}
        />
      ))}
      {others.length > 0 && (
        <ActionButton variant="text" icon="list-filter" sx={{ color: 'text.secondary' }} {...trigger}>
          {t('lists.filter')}
        </ActionButton>
      )}
      <Menu {...popup}>
        {others.map((filter) => (
          <MenuItem
            key={filter.name}
            onClick={() => {
              if (popup.anchorEl) edit(filter, popup.anchorEl);
              close();
            }}
          >
            {word(filter.label)}
          </MenuItem>
        ))}
      </Menu>
      <PopupPanel
        open={anchor !== null && editing !== null}
        anchorEl={anchor}
        label={t('lists.filterBy', { label: editing ? word(editing.label) : '' })}
        onClose={() => setAnchor(null)}
      >
        {editing && (
          <FilterEditor
            filter={editing}
            values={Object.fromEntries(listFilterParameters(editing).map((name) => [name, filterValues[name] ?? '']))}
            onApply={(values) => {
              setAnchor(null);
              setFilters({ ...without(editing), ...values });
            }}
          />
        )}
      </PopupPanel>
    </>
  );
}
