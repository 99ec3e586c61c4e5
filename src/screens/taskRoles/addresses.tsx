import { OpenedPage } from '../OpenedPage';

/** `/add-task-role` */
export const AddTaskRole = () => <OpenedPage page="/task-roles" open="create" />;
/** `/edit-task-role?id=<task role>` */
export const EditTaskRole = () => <OpenedPage page="/task-roles-detail" open="edit" />;
