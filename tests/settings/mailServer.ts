import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A received mail. */
interface Mail {
  to: string[];
  text: string;
}

/** Starts a mail server on its own port that accepts mail from senders who sign in with its password. */
export async function serveMail() {
  const password = 'mail-door-17';
  const mails: Mail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: 'kitara' }) : done(new Error('No such account.')),
    onData: (stream, { envelope }, done) =>
      text(stream).then((content) => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), text: content });
        done();
      }, done),
  });
  // A client that disconnects is not an error.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    password,
    mails,
    /** Returns the server's URL with this password. */
    url: (given: string) => `smtp://kitara:${given}@127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
