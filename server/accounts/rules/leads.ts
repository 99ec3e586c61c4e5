import { fieldRefusal, Refusal } from '../../../contract/api/errors';
import { phrase } from '../../../contract/api/Phrase';
import { type CLIENT_STAGES, OPEN_CLIENT_STAGES } from '../../../contract/statuses';

type Stage = (typeof CLIENT_STAGES)[number];

/** The users involved in a lead: its seller, the user who corrects it, and everyone who has worked on it (user ids). */
interface Involved {
  sellerId: string | null;
  userId: string;
  workedOnBy: readonly string[];
}

/** Returns why an agent may not correct their own lead, or null. They may until it is sold or another user has worked on it. */
export function correctionRefusal(
  before: { stage: Stage },
  after: { stage: Stage },
  involved: Involved,
): Refusal | null {
  const { sellerId, userId, workedOnBy } = involved;
  if (!OPEN_CLIENT_STAGES.includes(before.stage))
    return new Refusal('conflict', 'This client has ordered and paid. Ask the office to correct the details.');
  if (workedOnBy.some((id) => id !== userId && id !== sellerId))
    return new Refusal('conflict', 'Someone else has worked on this lead. Ask the office to correct the details.');
  return stageRefusal(after.stage);
}

/** Returns why an agent may not set a client's stage, or null. Only payments move a client further. */
export function stageRefusal(stage: Stage): Refusal | null {
  if (OPEN_CLIENT_STAGES.includes(stage)) return null;
  return fieldRefusal('stage', phrase('must be one of {options}', { options: OPEN_CLIENT_STAGES.join(', ') }));
}

/** Returns why a lead may not be closed as lost, or null. */
export function closingRefusal(
  client: { stage: Stage; lostAt: string | null },
  { isPaid, isBeingPaid }: { isPaid: boolean; isBeingPaid: boolean },
): Refusal | null {
  if (client.lostAt) return new Refusal('conflict', 'This lead is closed already.');
  if (isPaid || client.stage === 'CUSTOMER')
    return new Refusal('conflict', 'This client is a customer. Only leads can be closed.');
  return isBeingPaid
    ? new Refusal('conflict', 'A payment of this client is under way. Close the lead once it has failed.')
    : null;
}
