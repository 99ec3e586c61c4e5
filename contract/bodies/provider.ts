import { z } from 'zod';

export const providerBodies = {
  /** JSON or a form; read leniently, since it is only a hint. */
  receiveIpnByPost: z.looseObject({}),
} as const;
