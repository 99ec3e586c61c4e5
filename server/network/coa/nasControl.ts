import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { type ControlledNas, type NasAnswer, type NasControl, NasUnreachable } from '../../ports/NasControl';
import { answerIn, requestPacket } from './packet';

/** How long the client waits after each of its transmissions, in milliseconds. */
const PATIENCE = [1_000, 2_000, 4_000] as const;

/**
 * Returns the client for CoA and Disconnect over UDP. Each request has a socket of its own, so that nobody else's answer can meet it.
 * It is sent again unchanged, with the same identifier, so that the NAS recognises it (RFC 5176, 2.3).
 */
export function createNasControl(patience: readonly number[] = PATIENCE): NasControl {
  const send = (nas: ControlledNas, packet: Buffer) => transmit(nas, packet, patience);
  return {
    change: (nas, session, attributes) =>
      send(nas, requestPacket('change', randomInt(256), nas.secret, session, attributes)),
    disconnect: (nas, session) => send(nas, requestPacket('disconnect', randomInt(256), nas.secret, session)),
  };
}

/** Resolves with the first answer that the secret proves. Others are ignored: anyone can send them. */
function transmit(
  { address, port, secret }: ControlledNas,
  request: Buffer,
  patience: readonly number[],
): Promise<NasAnswer> {
  return new Promise((resolve, reject) => {
    const socket = createSocket('udp4');
    let timer: NodeJS.Timeout | undefined;
    let wasForged = false;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      socket.removeAllListeners();
      // A late error has nobody to tell.
      socket.on('error', () => undefined);
      socket.close();
      settle();
    };
    const unreachable = () =>
      new NasUnreachable(
        wasForged
          ? 'Its answer is not signed with the shared secret.'
          : 'It did not answer; check its address, CoA port and secret.',
      );
    const attempt = (round: number) => {
      const wait = patience[round];
      if (wait === undefined) return end(() => reject(unreachable()));
      // Whether it can be sent does not matter: the route may be back at the next transmission.
      socket.send(request, () => undefined);
      timer = setTimeout(() => attempt(round + 1), wait);
    };
    socket.on('message', (packet) => {
      const answer = answerIn(packet, request, secret);
      if (answer) end(() => resolve(answer));
      else wasForged = true;
    });
    // Such as "port unreachable": a router that restarts may listen again before the last transmission.
    socket.on('error', () => undefined);
    socket.connect(port, address, (error?: Error) => {
      if (error) end(() => reject(new NasUnreachable('It cannot be reached from this machine.')));
      else attempt(0);
    });
  });
}
