import { useEffect } from 'react';
import { OfflineRow } from './ConnectionRow';
import { FateRow } from './FateRow';
import { useEntry } from './outbox';
import { FORM_NAMES } from './outboxPlaces';
import { startQueue } from './queue';
import { WaitingRow } from './WaitingRow';

/** The state of the forms in the outbox. */
export default function OutboxRows({ online }: { online: boolean }) {
  const entries = { subscribe: useEntry('subscribe'), contact: useEntry('contact'), interest: useEntry('interest') };
  useEffect(startQueue, []);

  const waiting = FORM_NAMES.filter((form) => entries[form]?.state === 'waiting');
  const again = Object.values(entries).some((entry) => entry?.state === 'waiting' && entry.tries > 1);
  return (
    <>
      {waiting.length === 0 && <OfflineRow online={online} />}
      {waiting.length > 0 && <WaitingRow forms={waiting} again={again} online={online} />}
      {FORM_NAMES.map((form) => {
        const entry = entries[form];
        return entry && entry.state !== 'waiting' && <FateRow key={form} form={form} entry={entry} />;
      })}
    </>
  );
}
