import { type KeyboardEvent, useId, useState } from 'react';
import { routes } from '../../resources/language/routes';
import { Icon } from '../layout/Icon';
import { placeName, type SuggestedPlace, useSuggestions } from './useSuggestions';

interface PlaceComboboxProps {
  value: string;
  invalid: boolean;
  describedBy: string;
  onType(text: string): void;
  onChoose(place: SuggestedPlace): void;
}

/** A text field that suggests places (ARIA 1.2 combobox): arrow keys move, Enter accepts, Escape closes. Any text is allowed. */
export function PlaceCombobox({ value, invalid, describedBy, onType, onChoose }: PlaceComboboxProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const places = useSuggestions(value, open);
  // A fully typed name needs no suggestion, which would only cover the button on a small screen.
  const typedOut = places.length === 1 && places[0]?.name.toLowerCase() === value.trim().toLowerCase();
  const shown = open && places.length > 0 && !typedOut;

  const choose = (place: SuggestedPlace) => {
    setOpen(false);
    setActive(-1);
    onChoose(place);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setOpen(true);
      // One position beyond either end is the text field itself.
      if (places.length > 0) setActive((now) => ((now + 1 + step + places.length + 1) % (places.length + 1)) - 1);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if (event.key === 'Enter' && shown && places[active]) {
      event.preventDefault();
      choose(places[active]);
    }
  };

  return (
    <div className="combobox">
      <Icon name="pin" />
      <input
        id="place"
        name="place"
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={routes.checkCoverage.lengths?.commonName}
        placeholder="For example Ntinda"
        value={value}
        onChange={(event) => {
          setOpen(true);
          setActive(-1);
          onType(event.target.value);
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} className="combobox-list" role="listbox" aria-label="Places" hidden={!shown}>
        {places.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard works through the field (aria-activedescendant)
          <div
            key={place.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            <b>{place.name}</b> <span>{placeName(place) === place.name ? '' : place.district}</span>
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {shown ? `${places.length} ${places.length === 1 ? 'place' : 'places'} suggested` : ''}
      </p>
    </div>
  );
}
