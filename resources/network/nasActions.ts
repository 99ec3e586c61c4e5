import { sharedSecretFault } from '../../contract/network/networkAccessServers';
import { defineActions } from '../language/defineActions';
import { secret } from '../language/kinds';
import * as shape from '../language/shapes';
import { networkAccessServers } from './networkAccessServers';

const { name, address, vendor, coaPort, note } = networkAccessServers.fields;
const WRITING = { method: 'POST', base: 'v1', access: 'Update NAS' } as const;
const answer = shape.object({
  networkAccessServer: shape.record('network-access-servers', { without: ['sealedSecret'] }),
  secret: shape.text,
});
const limits = [{ by: 'caller', most: 120, minutes: 60, what: 'new secrets' }] as const;
const sharedSecret = secret({
  label: 'Shared secret',
  minLength: 16,
  maxLength: 64,
  fault: sharedSecretFault,
  help: 'The secret that the router has already. Leave it blank for a random one.',
});

/** Creating a NAS, and its shared secret, which is answered only once. */
export const nasActions = defineActions(
  { name: 'NAS list', description: 'The routers that let customers in and ask FreeRADIUS.' },
  {
    createNas: {
      ...WRITING,
      path: 'network-access-servers',
      input: { name, address, vendor, coaPort, note, secret: sharedSecret },
      audit: { resource: 'network-access-servers', action: 'CREATE' },
      answer,
      reads: 'networkAccessServer',
      success: 201,
      summary: 'Create a NAS; its shared secret is answered this once',
      limits,
    },
    renewNasSecret: {
      ...WRITING,
      path: 'network-access-servers/{id}/secret',
      audit: { resource: 'network-access-servers', action: 'ACTION', reason: 'Gave it a new shared secret' },
      answer,
      reads: 'networkAccessServer',
      summary: 'Give a NAS a new shared secret, which is answered this once',
      limits,
    },
    getNasHealth: {
      method: 'GET',
      base: 'v1',
      access: 'View NAS',
      path: 'network-access-servers/{id}/health',
      answer: shape.object({
        nasHealth: shape.object({
          liveSessions: shape.integer,
          /** When one of its sessions was last reported; null if none ever was. */
          lastReportAt: shape.nullable(shape.moment),
          /** Since when too many of its sessions are silent at once; null if they are not. */
          silentSince: shape.nullable(shape.moment),
          /** The setting RADIUS_ADDRESS. */
          radiusAddress: shape.nullable(shape.text),
          interimSeconds: shape.integer,
        }),
      }),
      reads: 'nasHealth',
      summary: 'What a NAS last reported, and what to enter on it',
    },
  },
);
