import { z } from 'zod';
import { TICKET_STATUSES } from '../statuses';
import { blankAsNull, emailAddress, id, phoneNumber, text } from './fields';

const statusChange = z.strictObject({ status: z.enum(TICKET_STATUSES), reason: blankAsNull(text(300)) });
const participation = z.strictObject({
  userId: id,
  taskRoleId: id,
  /** Whether they answer for the ticket; left out, that stays as it is. */
  responsible: z.boolean().optional(),
});

export const supportBodies = {
  sendPortalMessage: z
    .strictObject({
      name: text(120),
      phoneNumber: blankAsNull(phoneNumber),
      emailAddress: blankAsNull(emailAddress),
      subject: text(150),
      message: text(2_000),
      accountNumber: blankAsNull(text(40)),
    })
    .refine((body) => body.phoneNumber || body.emailAddress, {
      path: ['phoneNumber'],
      message: 'is required where there is no e-mail address',
    }),
  /** As long as one message to a customer may be. */
  createComment: z.strictObject({ body: text(1_500), internal: z.boolean().optional() }),
  createReply: z.strictObject({ body: text(1_500) }),
  reviewTicket: statusChange,
  changeTaskStatus: statusChange,
  assignParticipant: participation,
  changeParticipantRole: participation,
} as const;
