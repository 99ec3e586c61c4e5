import type { BodyOf } from '../../resources/catalogue/actions';
import { comments } from '../../resources/tickets/comments';
import { replies } from '../../resources/tickets/replies';
import { tickets } from '../../resources/tickets/tickets';
import type { Identity } from '../base/identity';
import { createRecord } from '../store/createRecord';
import { updateRecord } from '../store/updateRecord';
import { assigningHandlers } from '../tickets/handlers/assigning';
import { conversationHandlers } from '../tickets/handlers/conversation';
import { statusHandlers } from '../tickets/handlers/status';
import { unlessRefused } from './Agenda';
import { DAY, HOUR, MINUTE } from './Chance';
import { planVisit } from './planVisit';
import { replaceDevice } from './stock';
import type { TicketTopic } from './topics';
import { asked, changeAs, type World } from './World';

/** A ticket, its topic, and whose it is. */
interface Trouble {
  id: string;
  topic: TicketTopic;
  accountId: string | null;
  clientId: string | null;
}

/** The range of hours from the answer to the solution. */
const TAKES: Record<TicketTopic['priority'], readonly [number, number]> = {
  URGENT: [0.3, 3],
  HIGH: [0.5, 6],
  NORMAL: [0.5, 20],
  LOW: [1, 40],
};

/** Lets support take the ticket, answer it, plan a visit if needed, and close it days after it was resolved. */
export async function workOnTicket(world: World, trouble: Trouble, supporter: Identity): Promise<void> {
  const { agenda, chance, deps } = world;
  const { id, topic, accountId } = trouble;
  const owner = await ownerOf(world, trouble, supporter);
  const say = (body: string, more: Partial<BodyOf<'createComment'>> = {}) =>
    conversationHandlers(deps).createComment(
      asked(owner, { body, mentionedIds: [], attachmentIds: [], ...more }, { id }),
    );
  const soon = (hours: number) => chance.working(new Date(agenda.now.getTime() + hours * HOUR));
  const resolveIn = (hours: number) => agenda.at(soon(hours), () => resolve(world, id, owner));
  await become(world, id, owner, 'IN_PROGRESS');
  if (chance.percent(35)) await say(chance.pick(topic.notes), { internal: true });
  if (topic.visit && accountId && chance.percent(75)) {
    await say(chance.pick(topic.answers));
    const errand = { type: topic.visit, accountId, ticketId: id };
    return planVisit(world, errand, [0.1, 1.3], async () => {
      if (topic.visit === 'REPAIR' && chance.percent(20)) await replaceDevice(world, accountId);
      resolveIn(chance.between(0.2, 2));
    });
  }
  const asks = chance.percent(30);
  const { comment } = await say(chance.pick(topic.answers), asks ? { next: 'WAIT_FOR_CUSTOMER' } : {});
  const isAnswered = chance.percent(asks ? 75 : 45);
  if (isAnswered)
    agenda.at(chance.awake(new Date(agenda.now.getTime() + chance.between(4, asks ? 900 : 90) * MINUTE)), async () => {
      await hear(world, id, chance.pick(topic.thanks), comment.id);
      if (!asks) return;
      agenda.at(soon(chance.between(0.1, 2)), async () => {
        await statusHandlers(deps).waitForCustomer(asked(owner, { waiting: false }, { id }));
        resolveIn(chance.between(...TAKES[topic.priority]));
      });
    });
  if (!asks) resolveIn(chance.between(...TAKES[topic.priority]));
  else if (!isAnswered) resolveIn(chance.between(30, 70));
}

/** Returns the assignee: the member of support who wrote it down, or else the one who takes it or to whom the lead assigns it. */
async function ownerOf(world: World, trouble: Trouble, supporter: Identity): Promise<Identity> {
  const { books, deps, chance, staff } = world;
  const { id, topic, accountId, clientId } = trouble;
  const ticket = await books.get(tickets, id);
  const everybody = [...staff('Support'), ...staff('Support lead')];
  const owner = everybody.find(({ userId }) => userId === ticket?.responsibleId) ?? supporter;
  if (!ticket || ticket.responsibleId) return owner;
  const [lead] = staff('Support lead');
  const { assignTickets, takeTicket } = assigningHandlers(deps);
  if (lead && lead !== owner && chance.percent(25))
    await assignTickets(asked(lead, { ids: [id], userId: owner.userId }));
  else await takeTicket(asked(owner, {}, { id }));
  if (ticket.source === 'PORTAL')
    await changeAs(world, owner, tickets, id, { clientId, accountId, priority: topic.priority });
  return owner;
}

const become = (
  { deps }: World,
  id: string,
  owner: Identity,
  status: 'IN_PROGRESS' | 'RESOLVED' | 'CLOSED',
  reason?: string,
) => statusHandlers(deps).changeTaskStatus(asked(owner, { status, ...(reason ? { reason } : {}) }, { id }));

/** Resolves the ticket, and closes it some days later, unless the problem recurs. */
async function resolve(world: World, id: string, owner: Identity): Promise<void> {
  const { agenda, chance } = world;
  await become(world, id, owner, 'RESOLVED');
  if (chance.percent(93)) {
    agenda.after(chance.between(1.5, 6) * DAY, () => become(world, id, owner, 'CLOSED'));
    return;
  }
  agenda.after(chance.between(0.2, 1.5) * DAY, async () => {
    await hear(world, id, 'It has happened again.');
    await become(world, id, owner, 'IN_PROGRESS', 'The customer says it has happened again.');
    const moment = chance.working(new Date(agenda.now.getTime() + chance.between(3, 30) * HOUR));
    agenda.at(moment, () => resolve(world, id, owner));
  });
}

/**
 * Adds a customer's message, as a reply to a comment or on its own. Support sees it, and occasionally the lead adds a note for
 * the colleague.
 */
async function hear(world: World, ticketId: string, body: string, commentId?: string): Promise<void> {
  const { books, agenda, chance, deps, staff } = world;
  const { now } = agenda;
  if (commentId) await createRecord(books, replies, { commentId, authorId: null, body }, now);
  else await createRecord(books, comments, { ticketId, authorId: null, body, internal: false }, now);
  await updateRecord(books, tickets, ticketId, { lastCustomerMessageAt: now.toISOString() }, now);
  const [lead] = staff('Support lead');
  const note = { body: 'Please call them before you close it.', internal: true, mentionedIds: [], attachmentIds: [] };
  if (lead && chance.percent(10))
    await unlessRefused(conversationHandlers(deps).createComment(asked(lead, note, { id: ticketId })));
}
