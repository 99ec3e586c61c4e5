import { OFFICE_PAGES } from '../../../../contract/pages/officePages';
import { OpenedPage } from '../../OpenedPage';

/** `/add-task-role` */
export const AddTaskRole = () => <OpenedPage page={OFFICE_PAGES.addTaskRole.opens} open="create" />;
/** `/edit-task-role?id=<task role>` */
export const EditTaskRole = () => <OpenedPage page={OFFICE_PAGES.editTaskRole.opens} open="edit" />;
