import { STEP_TITLES, STEP_WORDS } from '../../contract/orders/tracking/steps';
import type { TrackStep } from '../../resources/orders/actions';
import { formatMoment } from '../content/format';
import { Icon, type IconName } from '../layout/Icon';

const STEP_ICONS: Record<TrackStep['name'], IconName> = {
  form: 'form',
  payment: 'card',
  installation: 'wrench',
  active: 'wifi',
};

/** The steps of an order. */
export function Timeline({ steps }: { steps: TrackStep[] }) {
  return (
    <ol className="timeline">
      {steps.map(({ name, state, at }) => (
        <li key={name} className={`timeline-${state}`} aria-current={state === 'current' ? 'step' : undefined}>
          <span className="timeline-sign">
            <Icon name={state === 'done' ? 'check' : state === 'failed' ? 'cross' : STEP_ICONS[name]} />
          </span>
          <div>
            <p className="timeline-title">
              <b>{STEP_TITLES[name]}</b> <span className={`chip chip-${state}`}>{STEP_WORDS[state]}</span>
            </p>
            {at && (
              <p className="soft small">
                <time dateTime={at}>{formatMoment(at)}</time>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
