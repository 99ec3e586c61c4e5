import { z } from 'zod';
import { TICKET_STATUSES } from '../statuses';
import { blankAsNull, id, text } from './fields';

const statusChange = z.strictObject({ status: z.enum(TICKET_STATUSES), reason: blankAsNull(text(300)) });
const participation = z.strictObject({
  userId: id,
  taskRoleId: id,
  /** Whether they answer for the ticket; left out, that stays as it is. */
  responsible: z.boolean().optional(),
});

export const supportBodies = {
  /** As long as one message to a customer may be. */
  createComment: z.strictObject({ body: text(1_500), internal: z.boolean().optional() }),
  createReply: z.strictObject({ body: text(1_500) }),
  reviewTicket: statusChange,
  changeTaskStatus: statusChange,
  assignParticipant: participation,
  changeParticipantRole: participation,
} as const;
