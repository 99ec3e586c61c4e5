import { Refusal } from '../../../contract/api/errors';
import type { inboundActions } from '../../../resources/tickets/inboundActions';
import { isSameText } from '../../base/isSameText';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { receiveMessage } from '../inbound';

/** The calls by which gateways deliver customers' messages. */
export function inboundHandlers({ store, now, config }: Deps): Pick<Handlers, keyof typeof inboundActions> {
  return {
    receiveSms: ({ body, header }) => {
      assertKey(header('authorization'), config.inbound.sms);
      const { id, from, text } = body;
      return receiveMessage(store, { channel: 'SMS', id, from, name: from, subject: null, text }, now());
    },
    receiveMail: ({ body, header }) => {
      assertKey(header('authorization'), config.inbound.email);
      const { id, from, name, subject = null, text } = body;
      return receiveMessage(store, { channel: 'EMAIL', id, from, name: name || from, subject, text }, now());
    },
  };
}

function assertKey(given: string | undefined, key: string | null): void {
  if (!key || !isSameText(given, `Bearer ${key}`))
    throw new Refusal('unauthenticated', 'Show the key for customers’ messages.');
}
