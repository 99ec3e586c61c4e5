import { randomUUID } from 'node:crypto';
import { brand } from '../../../contract/brand';
import type { ConnectionName } from '../../../resources/settings/connections';
import { tryProvider } from '../../access/singleSignOn';
import { tryPlace } from '../../backup/tryPlace';
import type { Config } from '../../config/config';
import { notificationAddressOf } from '../../config/ownAddresses';
import type { Deps } from '../../deps';
import { countDevices } from '../../devices/genieacs/nbi';
import { senderAt } from '../../messages/messageSenderAt';
import { deliveryProblem } from '../../messages/rules/delivery';
import { createPesapalClient } from '../../payments/pesapal/pesapalClient';
import { DeviceError } from '../../ports/DeviceManager';
import { DeliveryError } from '../../ports/MessageSender';
import { ProviderError } from '../../ports/PaymentProvider';

/** The maximum duration of a test in milliseconds. */
const PATIENCE = 10_000;

/**
 * Makes a call with the current settings. Returns a sentence about what worked, or null if they are missing. Throws if the call
 * fails.
 */
type Try = (config: Config, to: string) => Promise<string> | null;

const TRIES: Record<ConnectionName, Try> = {
  payments: ({ pesapal, publicUrl }) =>
    pesapal &&
    // A new client, because the one in use may already have a token.
    createPesapalClient({
      ...pesapal,
      ipnUrl: notificationAddressOf(publicUrl),
      ipnMethod: 'POST',
      fetch,
      now: () => new Date(),
      timeoutMs: PATIENCE,
    })
      .notificationId()
      .then(() => 'Pesapal accepts the key and the secret, and notifies this portal of payments.'),
  sms: ({ messages }, to) => sendTest(messages?.sms ?? null, 'SMS', to),
  mail: ({ messages }, to) => sendTest(messages?.email ?? null, 'EMAIL', to),
  devices: ({ devices }) => (devices?.genieAcs ? countDevices(devices.genieAcs, PATIENCE).then(inDevices) : null),
  singleSignOn: ({ singleSignOn, publicUrl }) => singleSignOn && tryProvider(singleSignOn, publicUrl, PATIENCE),
  backups: ({ backups }) =>
    backups && tryPlace(backups.place).then(() => 'A file was written there and deleted again.'),
};

const inDevices = (count: number) => `GenieACS answers. It knows ${count} ${count === 1 ? 'device' : 'devices'}.`;

function sendTest(access: Parameters<typeof senderAt>[0], channel: 'SMS' | 'EMAIL', recipient: string) {
  const sent = senderAt(access)?.send({
    id: `test-${randomUUID()}`,
    channel,
    recipient,
    subject: channel === 'EMAIL' ? `Test from ${brand.name}` : null,
    body: `This is a test message from ${brand.name}.`,
  });
  if (!sent) return null;
  return sent
    .catch((error) => {
      throw error instanceof DeliveryError ? new Error(deliveryProblem(channel, error.reason)) : error;
    })
    .then(() => `The message to ${recipient} was accepted. Check that it arrives.`);
}

/** The message of every failed test. A reason would reveal what answers inside the operator's network. */
const FAILED = 'It does not work. The reason is in the server’s log.';

/**
 * Tests a connection, for at most ten seconds. Returns whether it works, or null if it is not set up. The reason of a failure is
 * logged.
 */
export async function tryConnection(
  name: ConnectionName,
  { config, log }: Pick<Deps, 'config' | 'log'>,
  to: string,
): Promise<{ isWorking: boolean; message: string } | null> {
  const tried = TRIES[name](config, to);
  if (!tried) return null;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('There was no answer within 10 seconds.')), PATIENCE);
  });
  return Promise.race([tried, late])
    .then(
      (message) => ({ isWorking: true, message }),
      (error: Error) => {
        log.warn({ connection: name, reason: inWords(error) }, 'connection test failed');
        return { isWorking: false, message: FAILED };
      },
    )
    .finally(() => clearTimeout(timer));
}

/** Returns the error's own sentence, if it is written for people. */
function inWords(error: Error & { code?: unknown }): string {
  const isPlain = error.constructor === Error && !error.code;
  return error instanceof ProviderError || error instanceof DeviceError || isPlain
    ? error.message
    : 'It could not be reached.';
}
