import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { OpenedPage } from '../OpenedPage';

const DESK = OFFICE_PAGES.ticketComment.opens;

/** `/ticket-comment?id=<ticket>`: where a comment is written. */
export const TicketComment = () => <OpenedPage page={DESK} open="comment" />;
/** `/reply-comment?id=<ticket>&reply=<comment>`: where that comment, or the latest one, is answered. */
export const ReplyComment = () => <OpenedPage page={DESK} open="reply" />;
/** `/assign-ticket?id=<ticket>` */
export const AssignTicket = () => <OpenedPage page={DESK} open="assign" />;
/** `/change-role?id=<ticket>&role=<user>`: another task role for that participant, or the first one. */
export const ChangeRole = () => <OpenedPage page={DESK} open="role" />;
