import { expect, it } from 'vitest';
import { radiusSessions } from '../../resources/network/radiusSessions';
import { onPostgres } from '../payments/stores';
import { createWorld } from '../support/world';

onPostgres('/metrics of accounting', (store) => {
  it('count live sessions and silent NAS, and what the reader has read', async () => {
    const live = await store().count(radiusSessions, { where: [{ path: 'status', in: ['LIVE'] }] });
    expect(live).toBeGreaterThan(0);
    const { body } = await createWorld(store()).call<string>('GET', '/metrics');
    for (const line of [
      `kitara_sessions_live ${live}`,
      'kitara_nas_silent 1',
      'kitara_accounting_packets 0',
      'kitara_accounting_set_aside 0',
      'kitara_accounting_lag_seconds 0',
    ])
      expect(body.split('\n')).toContain(line);
  });
});
