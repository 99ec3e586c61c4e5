import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { COVERAGE_STATUS, coverageMessage } from '../../contract/coverage/coverage';
import { Icon } from '../layout/Icon';
import { ReachUs } from '../layout/ReachUs';
import { coverageMeaning, LOOKS } from './looks';
import type { RememberedCheck } from './rememberedCheck';

/** Loaded when it is shown: most visitors need neither the form nor the code that encrypts its draft. */
const InterestForm = lazy(() => import('./InterestForm').catch(() => ({ default: () => <ReachUs /> })));

interface CoverageAnswerProps {
  check: RememberedCheck;
  origin: 'fresh' | 'restored';
  onInterest(neighbours: number): void;
  onAskAnother(): void;
}

/** Says whether there is fibre, and offers what the visitor can do now: subscribe, or be notified when it arrives. */
export function CoverageAnswer({ check, origin, onInterest, onAskAnother }: CoverageAnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { tone, icon } = LOOKS[check.coverage];
  const { beside, coverageResponse } = check.response;
  const { status, expectedDate } = coverageResponse;

  useEffect(() => {
    if (origin === 'fresh') heading.current?.focus();
  }, [origin]);

  return (
    <div className={`coverage-answer tone-${tone}`}>
      <div className="coverage-verdict">
        <span className="coverage-sign">
          <Icon name={icon} size={26} />
        </span>
        <div>
          <p className="coverage-place">{origin === 'restored' ? `Last checked: ${check.place}` : check.place}</p>
          <h2 ref={heading} tabIndex={-1}>
            {coverageMessage(status, origin)}
          </h2>
          <p>
            {beside
              ? `It is just outside our network near ${beside.name}. Leave your number, and we will check whether we can reach you.`
              : coverageMeaning(check.coverage, expectedDate)}
          </p>
        </div>
      </div>
      {status === COVERAGE_STATUS.ASBUILT ? (
        <Link className="button button-large" to="/subscribe">
          Choose a package <Icon name="arrow" />
        </Link>
      ) : (
        <Suspense fallback={null}>
          <InterestForm check={check} onSent={onInterest} />
        </Suspense>
      )}
      <button type="button" className="button button-text" onClick={onAskAnother}>
        <Icon name="refresh" /> Check another place
      </button>
    </div>
  );
}
