import type { TrackStep } from '../../resources/actions/orders';
import { moment } from '../content/format';
import { Icon, type IconName } from '../layout/Icon';

const TITLES: Record<TrackStep['name'], string> = {
  form: 'Order',
  payment: 'Payment',
  installation: 'Installation',
  active: 'Online',
};
const STEP_ICONS: Record<TrackStep['name'], IconName> = {
  form: 'form',
  payment: 'card',
  installation: 'wrench',
  active: 'wifi',
};
const STATES: Record<TrackStep['state'], string> = {
  done: 'Done',
  current: 'Now',
  waiting: 'Upcoming',
  failed: 'Did not work',
};

/** An order's life, step by step. */
export function Timeline({ steps }: { steps: TrackStep[] }) {
  return (
    <ol className="timeline">
      {steps.map(({ name, state, at, note }) => (
        <li key={name} className={`timeline-${state}`} aria-current={state === 'current' ? 'step' : undefined}>
          <span className="timeline-sign">
            <Icon name={state === 'done' ? 'check' : state === 'failed' ? 'cross' : STEP_ICONS[name]} />
          </span>
          <div>
            <p className="timeline-title">
              <b>{TITLES[name]}</b> <span className={`chip chip-${state}`}>{STATES[state]}</span>
            </p>
            {note && <p>{note}</p>}
            {at && (
              <p className="soft small">
                <time dateTime={at}>{moment(at)}</time>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
