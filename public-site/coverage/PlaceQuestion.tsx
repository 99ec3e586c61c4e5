import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { hasShortMapLink } from '../../contract/coverage/shortMapLink';
import { Icon } from '../layout/Icon';
import { ReachUs } from '../layout/ReachUs';
import type { AskedLocation } from './myLocation';
import type { RememberedCheck } from './rememberedCheck';
import { askedAs, placeName, type SuggestedPlace } from './useSuggestions';

/** Loaded when it is shown. */
const InterestForm = lazy(() => import('./InterestForm').catch(() => ({ default: () => <ReachUs /> })));

/** The number of places from which they can be searched. */
const MANY = 8;

interface PlaceQuestionProps {
  check: RememberedCheck;
  onAsk(location: AskedLocation): void;
  onInterest(neighbours: number): void;
}

/**
 * Shown if we do not know which place is meant: possible places, one tap each, or a form for a phone number. It promises nothing.
 */
export function PlaceQuestion({ check, onAsk, onInterest }: PlaceQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [leavesNumber, setLeavesNumber] = useState(false);
  const [term, setTerm] = useState('');
  const searchId = useId();
  const { suggestions } = check.response;
  const shown = suggestions.filter(({ name }) => name.toLowerCase().includes(term.trim().toLowerCase()));
  const { title, text } = wordsFor(check);

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="place-question">
      <div>
        <p className="coverage-place">{check.place}</p>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {text && <p>{text}</p>}
      </div>
      {suggestions.length > MANY && (
        <div className="field">
          <label htmlFor={searchId}>Search these {suggestions.length} areas</label>
          <input id={searchId} type="search" value={term} onChange={({ target }) => setTerm(target.value)} />
        </div>
      )}
      {suggestions.length > 0 && (
        <ul className="place-choices" aria-label="Places">
          {shown.map((place: SuggestedPlace) => (
            <li key={place.id}>
              <button type="button" className="button button-quiet" onClick={() => onAsk(askedAs(place))}>
                <Icon name="pin" size={18} /> <b>{place.name}</b>{' '}
                {placeName(place) !== place.name && <span className="soft">{place.district}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {suggestions.length > 0 && shown.length === 0 && <p role="status">No area has this name.</p>}
      {leavesNumber || check.neighbours !== null ? (
        <Suspense>
          <InterestForm check={check} onSent={onInterest} />
        </Suspense>
      ) : (
        <button type="button" className="button button-text" onClick={() => setLeavesNumber(true)}>
          <Icon name="phone" /> {suggestions.length > 0 ? 'None of these? Leave your number' : 'Leave your number'}
        </button>
      )}
    </div>
  );
}

function wordsFor({ place: asked, response: { outcome, place, suggestions } }: RememberedCheck): {
  title: string;
  text: string;
} {
  if (outcome === 'SEVERAL' && place)
    return {
      title: `Which area of ${place.name}?`,
      text: `Fibre is available or planned in parts of ${place.name}. Choose your area, or type its name.`,
    };
  if (outcome === 'SEVERAL') return { title: 'Did you mean:', text: '' };
  if (hasShortMapLink(asked))
    return {
      title: 'This short link does not say where you are',
      text: 'Open it, and copy the full address of the page or the coordinates that the map shows. Or use your location.',
    };
  return {
    title: 'We don’t know that place',
    text: suggestions.length
      ? 'These names are similar. You can also check the spelling, use your location or look at the map.'
      : 'Check the spelling, type a larger place nearby, use your location or look at the map.',
  };
}
