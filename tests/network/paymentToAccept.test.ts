import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkAccessServers } from '../../resources/network/networkAccessServers';
import { createAccessLine } from '../../server/network/createAccessLine';
import { sealSharedSecret } from '../../server/network/sharedSecret';
import { createRecord } from '../../server/store/createRecord';
import type { Database } from '../../server/store/Database';
import { createPostgresStore } from '../../server/store/PostgresStore';
import { accountOf, DAY, onlineCustomer, openScene, runExpiry, type Scene, startRenewal } from '../subscriptions/scene';
import { openDemoDatabase } from '../support/databases';
import { lacking, radclient, startFreeRadius } from './freeradius';

const SHARED = 'the-routers-secret';
/** In milliseconds, from the provider's notification to an Accept with the right speed. */
const AT_MOST = 5_000;

describe.skipIf(lacking)(`from payment to Accept${lacking ? ` (skipped: ${lacking})` : ''}`, () => {
  let database: Database;
  let scene: Scene;
  let radius: Awaited<ReturnType<typeof startFreeRadius>>;
  beforeAll(async () => {
    database = await openDemoDatabase();
    scene = await openScene(createPostgresStore(database));
    const { appSecret } = scene.deps.config;
    const sealedSecret = sealSharedSecret(appSecret, 'mikrotik', SHARED);
    const nas = { name: 'mikrotik', address: '127.0.0.1', vendor: 'MIKROTIK', status: 'ACTIVE' } as const;
    await createRecord(scene.store, networkAccessServers, { ...nas, sealedSecret }, scene.clock.now);
    radius = await startFreeRadius(database, database.url, appSecret);
  }, 60_000);
  afterAll(async () => {
    await radius?.stop();
    await database?.close();
  });

  it('lets in a customer who pays after the end with the speed of the package, within seconds', async () => {
    // The views follow the database's clock, which cannot be moved.
    const today = new Date();
    scene.clock.now = new Date(today.getTime() - 40 * DAY);
    const { accountId } = await onlineCustomer(scene);
    const { accountNumber: username } = await accountOf(scene, accountId);
    const { secret } = await scene.store.transaction((tx) =>
      createAccessLine(tx, { username, accountId }, scene.deps.config.appSecret, scene.clock.now),
    );
    const dial = () =>
      radclient({ port: radius.port, secret: SHARED }, [
        `User-Name = "${username}"`,
        `CHAP-Password = "${secret}"`,
        'Message-Authenticator = 0x00',
      ]);
    const unpaid = await dial();
    expect(unpaid.result).toBe('ACCEPT');
    expect(unpaid.attributes['Mikrotik-Address-List']).toBe('kitara-unpaid');

    await runExpiry(scene, today.toISOString());
    const { trackingId } = await startRenewal(scene, accountId);
    const paidAt = Date.now();
    await scene.standIn.settle(trackingId, 'COMPLETED');
    const paid = await dial();
    expect(paid.result).toBe('ACCEPT');
    expect(paid.attributes['Mikrotik-Address-List']).toBeUndefined();
    expect(paid.attributes['Mikrotik-Rate-Limit']).toMatch(/^20M\/20M/);
    expect(Date.now() - paidAt).toBeLessThan(AT_MOST);
  });
});
