import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { OFFICE_PAGES } from '../../contract/pages/officePages';
import { useDeclarations } from '../crud/declarations';
import { declaredPage } from '../crud/screenRoutes';

interface Props {
  /** The route of the page that is shown, with its leading slash. */
  page: string;
  /** The drawer that is open on arrival, by its `useDrawer` name. */
  open?: string;
}

/** An address of the specification that shows another page's record with a drawer open; it has its own title and breadcrumb. */
export function OpenedPage({ page, open }: Props) {
  const declarations = useDeclarations();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const isThere = !open || search.has(open);
  const [hasOpened, setOpened] = useState(isThere);
  if (isThere && !hasOpened) setOpened(true);
  if (open && !hasOpened) {
    const query = new URLSearchParams(search);
    query.set(open, '');
    return <Navigate to={{ search: `?${query}` }} state={state} replace />;
  }
  return declaredPage(page.slice(1), declarations);
}

const DESK = OFFICE_PAGES.ticketComment.opens;

/** `/ticket-comment?id=<ticket>`: opens the box for a comment. */
export const TicketComment = () => <OpenedPage page={DESK} open="comment" />;
/** `/reply-comment?id=<ticket>&reply=<comment>`: opens the reply to that comment, or to the latest one. */
export const ReplyComment = () => <OpenedPage page={DESK} open="reply" />;
/** `/assign-ticket?id=<ticket>` */
export const AssignTicket = () => <OpenedPage page={DESK} open="assign" />;
/** `/change-role?id=<ticket>&role=<user>`: changes the task role of that participant, or of the first one. */
export const ChangeRole = () => <OpenedPage page={DESK} open="role" />;

/** `/add-task-role` */
export const AddTaskRole = () => <OpenedPage page={OFFICE_PAGES.addTaskRole.opens} open="create" />;
/** `/edit-task-role?id=<task role>` */
export const EditTaskRole = () => <OpenedPage page={OFFICE_PAGES.editTaskRole.opens} open="edit" />;

/** `/transaction-details?id=<transaction>`, the address used by the pages of payment forms. */
export const TransactionDetails = () => <OpenedPage page={OFFICE_PAGES.transactionDetails.opens} />;
