import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNasControl } from '../../server/network/coa/nasControl';
import { ownFolder } from '../embedded/folder';
import { freeRadiusPorts, lacking, startInstance } from './freeradius';

const SECRET = 'the-routers-secret';
/** Takes signed requests only, as a NAS, and does not know the session "gone". */
const configuration = (folder: string, port: number) => `
logdir = ${folder}
run_dir = ${folder}
modules {
  always ok {
    rcode = ok
  }
  always reject {
    rcode = reject
  }
}
client local {
  ipaddr = 127.0.0.1
  secret = ${SECRET}
  require_message_authenticator = yes
}
server nas {
  listen {
    type = coa
    ipaddr = 127.0.0.1
    port = ${port}
  }
  recv-coa {
    if (&Acct-Session-Id == "gone") {
      update reply {
        Error-Cause := Session-Context-Not-Found
      }
      reject
    }
    elsif (&Packet-Type == CoA-Request && &Mikrotik-Rate-Limit != "10M/20M") {
      reject
    }
    ok
  }
  send-coa {
    ok
  }
}
`;

describe.skipIf(lacking)(`CoA to FreeRADIUS${lacking ? ` (skipped: ${lacking})` : ''}`, () => {
  let instance: Awaited<ReturnType<typeof startInstance>>;
  let port: number;
  beforeAll(async () => {
    const folder = ownFolder();
    port = await freeRadiusPorts();
    writeFileSync(join(folder, 'radiusd.conf'), configuration(folder, port));
    instance = await startInstance(folder, 'radiusd');
  });
  afterAll(() => instance?.stop());

  const control = createNasControl([1_000]);
  const nas = () => ({ address: '127.0.0.1', port, secret: SECRET });
  const session = { username: 'KF-000001', sessionId: '81a00001', framedAddress: '102.34.0.2' };

  it('is understood, and so are its answers', async () => {
    expect(await control.disconnect(nas(), session)).toEqual({ acknowledged: true });
    expect(await control.change(nas(), session, { 'Mikrotik-Rate-Limit': '10M/20M' })).toEqual({ acknowledged: true });
    expect(await control.disconnect(nas(), { ...session, sessionId: 'gone' })).toEqual({
      ...{ acknowledged: false, cause: 503 },
    });
  });

  it('is dropped if it is signed with another secret', () =>
    expect(control.disconnect({ ...nas(), secret: 'another' }, session)).rejects.toThrow('did not answer'));
});
