import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { coverageMessage } from '../../contract/coverage/coverage';
import { coverageMeaning, LOOKS } from '../coverage/looks';
import { forgetCheck, type RememberedCheck } from '../coverage/rememberedCheck';
import { Icon } from '../layout/Icon';
import { ReachUs } from '../layout/ReachUs';

const InterestForm = lazy(() => import('../coverage/InterestForm').catch(() => ({ default: () => <ReachUs /> })));

interface NoFibreYetProps {
  check: RememberedCheck;
  onChange(check: RememberedCheck): void;
}

/** Replaces the order form for a place without fibre: the waiting list, so that nobody pays for what we cannot install. */
export function NoFibreYet({ check, onChange }: NoFibreYetProps) {
  const navigate = useNavigate();
  const { tone, icon } = LOOKS[check.coverage];
  const { status, expectedDate } = check.response.coverageResponse;
  const checkAnother = () => {
    forgetCheck();
    navigate('/');
  };
  return (
    <section className={`card coverage-answer no-fibre tone-${tone}`} aria-labelledby="no-fibre">
      <div className="coverage-verdict">
        <span className="coverage-sign">
          <Icon name={icon} size={26} />
        </span>
        <div>
          <p className="coverage-place">{check.place}</p>
          <h2 id="no-fibre">{coverageMessage(status, 'restored')}</h2>
          <p>{coverageMeaning(check.coverage, expectedDate)} You can order here as soon as it is ready.</p>
        </div>
      </div>
      <Suspense fallback={null}>
        <InterestForm check={check} onSent={(neighbours) => onChange({ ...check, neighbours })} />
      </Suspense>
      <button type="button" className="button button-text" onClick={checkAnother}>
        <Icon name="refresh" /> Check another place
      </button>
    </section>
  );
}
