import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { OpenedPage } from '../OpenedPage';

const DESK = OFFICE_PAGES.ticketComment.opens;

/** `/ticket-comment?id=<ticket>`: opens the box for a comment. */
export const TicketComment = () => <OpenedPage page={DESK} open="comment" />;
/** `/reply-comment?id=<ticket>&reply=<comment>`: opens the reply to that comment, or to the latest one. */
export const ReplyComment = () => <OpenedPage page={DESK} open="reply" />;
/** `/assign-ticket?id=<ticket>` */
export const AssignTicket = () => <OpenedPage page={DESK} open="assign" />;
/** `/change-role?id=<ticket>&role=<user>`: changes the task role of that participant, or of the first one. */
export const ChangeRole = () => <OpenedPage page={DESK} open="role" />;
