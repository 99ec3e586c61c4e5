import { Refusal } from '../../../contract/api/errors';
import type { CLIENT_STAGES } from '../../../contract/statuses';

type Stage = (typeof CLIENT_STAGES)[number];

/** The stages before anything is paid, within which an agent moves a lead. */
const OPEN_STAGES: readonly Stage[] = ['INTERESTED', 'LEAD', 'PROSPECT'];

/** Who has to do with a lead: its seller, who corrects it, and everybody who has worked on it (users' ids). */
interface Involved {
  sellerId: string | null;
  userId: string;
  workedOnBy: readonly string[];
}

/** Why an agent may not correct a lead that they brought, or null: only until it is sold, or somebody else has worked on it. */
export function correctionRefusal(
  before: { stage: Stage },
  after: { stage: Stage },
  involved: Involved,
): Refusal | null {
  const { sellerId, userId, workedOnBy } = involved;
  if (!OPEN_STAGES.includes(before.stage))
    return new Refusal('conflict', 'This client has ordered and paid. Ask the office to correct the details.');
  if (workedOnBy.some((id) => id !== userId && id !== sellerId))
    return new Refusal('conflict', 'Someone else has worked on this lead. Ask the office to correct the details.');
  return stageRefusal(after.stage);
}

/** Why an agent may not put a client at a stage, or null: payments alone move a client further. */
export function stageRefusal(stage: Stage): Refusal | null {
  if (OPEN_STAGES.includes(stage)) return null;
  const message = `must be one of ${OPEN_STAGES.join(', ')}`;
  return new Refusal('invalid', `stage ${message}`, { stage: message });
}

/** Why a lead may not be closed as lost, or null. */
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
