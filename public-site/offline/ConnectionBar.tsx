import { useEffect } from 'react';
import { Icon } from '../layout/Icon';
import { OutboxRow } from './OutboxRow';
import { FORM_NAMES } from './outbox';
import { startQueue } from './queue';
import { registerWorker } from './registerWorker';
import { useEntry } from './useEntry';
import { useOnline } from './useOnline';

/** At the foot of the window: whether there is a link, and what became of the forms that wait for it. */
export function ConnectionBar() {
  const online = useOnline();
  const [subscribe, contact, interest] = [useEntry('subscribe'), useEntry('contact'), useEntry('interest')];
  const entries = { subscribe, contact, interest };
  const waits = Object.values(entries).some((entry) => entry?.state === 'waiting');
  useEffect(registerWorker, []);
  useEffect(startQueue, []);

  return (
    <section className="connection" aria-label="Connection">
      {!online && !waits && (
        <div className="connection-row tone-info">
          <Icon name="info" />
          <p role="status">You are offline. What you type is kept.</p>
        </div>
      )}
      {FORM_NAMES.map((form) => {
        const entry = entries[form];
        return entry && <OutboxRow key={form} form={form} entry={entry} online={online} />;
      })}
    </section>
  );
}
