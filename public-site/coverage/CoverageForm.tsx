import { type FormEvent, useId, useLayoutEffect, useState } from 'react';
import { useSlow } from '../api/useCall';
import { FieldError } from '../forms/Field';
import { FailedNotice } from '../layout/FailedNotice';
import { Icon } from '../layout/Icon';
import type { AskedLocation } from './myLocation';
import { myLocation } from './myLocation';
import { PlaceCombobox } from './PlaceCombobox';
import type { Coverage } from './useCoverageCheck';
import { askedAs, placeName, type SuggestedPlace } from './useSuggestions';

interface CoverageFormProps {
  coverage: Exclude<Coverage, { phase: 'answered' }>;
  onAsk(location: AskedLocation): void;
}

/** Asks for a place: typed, chosen from suggestions, or the device's location. The input stays if a call fails. */
export function CoverageForm({ coverage, onAsk }: CoverageFormProps) {
  const [typed, setTyped] = useState(coverage.phase === 'asking' ? '' : coverage.location.commonName);
  const [problem, setProblem] = useState<string>();
  const [locating, setLocating] = useState(false);
  const errorId = useId();
  const checking = coverage.phase === 'checking';
  const slow = useSlow(checking || locating);

  const choose = (place: SuggestedPlace) => {
    setTyped(placeName(place));
    setProblem(undefined);
    onAsk(askedAs(place));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checking) return;
    const commonName = typed.trim();
    if (commonName) return onAsk({ commonName });
    setProblem('Type the name of your area, or use your location.');
    document.getElementById('place')?.focus();
  };

  const locate = () => {
    setProblem(undefined);
    setLocating(true);
    myLocation()
      .then(onAsk, (error: Error) => setProblem(error.message))
      .finally(() => setLocating(false));
  };

  useLayoutEffect(() => {
    // Text typed before hydration is in the field but not in our state, and the next event must find it there.
    const field = document.getElementById('place') as HTMLInputElement | null;
    if (field?.value) setTyped(field.value);
  }, []);

  return (
    <form className="coverage-form" method="post" action="/" onSubmit={submit} noValidate>
      <label htmlFor="place" className="coverage-label">
        Where do you need internet?
      </label>
      <div className="coverage-row">
        <PlaceCombobox
          value={typed}
          invalid={problem !== undefined}
          describedBy={errorId}
          onType={(text) => {
            setTyped(text);
            setProblem(undefined);
          }}
          onChoose={choose}
        />
        <button type="submit" className="button button-large" aria-disabled={checking}>
          {checking && <span className="spinner-ring" aria-hidden="true" />}
          {checking ? 'Checking…' : 'Check coverage'}
        </button>
      </div>
      <FieldError id={errorId} text={problem} />
      <button
        type="button"
        className="button button-text needs-script"
        onClick={locate}
        disabled={locating || checking}
      >
        <Icon name="locate" /> {locating ? 'Finding you…' : 'Use my location'}
      </button>
      <p className="slow-note" role="status">
        {slow && 'Still working on it: the connection is slow.'}
      </p>
      {coverage.phase === 'failed' && (
        <FailedNotice
          title={`We could not check “${coverage.location.commonName}”`}
          error={coverage.error}
          retry={() => onAsk(coverage.location)}
          asksAgain
        />
      )}
    </form>
  );
}
