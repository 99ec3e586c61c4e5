import { z } from 'zod';
import { blankAsNull, clientBody, id, text } from './fields';
import { visitorBodies } from './visitor';

const { client, ...order } = visitorBodies.createSubscriptionForm.shape;

export const peopleBodies = {
  /** For a client who is known, or for somebody new. */
  createSubscriptionFormAsStaff: z.union([
    z.strictObject({ ...order, clientId: id }),
    z.strictObject({ ...order, client }),
  ]),
  changeSubscriptionForm: z.strictObject({
    /** The mask of the national ID, as it was shown, changes nothing. */
    client: clientBody
      .partial()
      .extend({ nationalId: blankAsNull(text(20)) })
      .optional(),
    productId: id.optional(),
    buildingTypeId: id.optional(),
    installationAddress: blankAsNull(text(200)),
  }),
} as const;
