import { useEffect, useRef } from 'react';
import { CoverageAnswer } from './CoverageAnswer';
import { CoverageForm } from './CoverageForm';
import { PlaceQuestion } from './PlaceQuestion';
import type { CoverageChecking } from './useCoverageCheck';

/** The coverage check: the form, which is then replaced by its answer. */
export function CoverageCheck({ coverage, ask, askAnother, update }: CoverageChecking) {
  const again = useRef(false);

  useEffect(() => {
    if (coverage.phase !== 'asking' || !again.current) return;
    again.current = false;
    document.getElementById('place')?.focus();
  }, [coverage.phase]);

  return (
    <section
      id="coverage"
      className="coverage card"
      tabIndex={-1}
      aria-label="Coverage check"
      aria-busy={coverage.phase === 'checking'}
    >
      {coverage.phase === 'answered' ? (
        <CoverageAnswer
          check={coverage.check}
          origin={coverage.origin}
          onInterest={(neighbours) => update({ neighbours })}
          onAskAnother={() => {
            again.current = true;
            askAnother();
          }}
        />
      ) : (
        <>
          {coverage.phase === 'unclear' && (
            <PlaceQuestion
              key={coverage.check.response.coverageCheck.id}
              check={coverage.check}
              onAsk={ask}
              onInterest={(neighbours) => update({ neighbours })}
            />
          )}
          <CoverageForm coverage={coverage} onAsk={ask} />
        </>
      )}
    </section>
  );
}
