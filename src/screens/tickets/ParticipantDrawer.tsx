import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { RecordContextProvider, required, SaveContextProvider } from 'react-admin';
import type { Refusal } from '../../../contract/api/errors';
import type { ActionName } from '../../../resources/catalogue/actions';
import { formOf } from '../../../resources/language/defineActions';
import { ticketActions } from '../../../resources/tickets/actions';
import { tickets } from '../../../resources/tickets/tickets';
import { useWording } from '../../i18n/useWording';
import { FormDrawer } from '../../ui/dialogs/FormDrawer';
import { BooleanInput } from '../../ui/inputs/BooleanInput';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { useActionMutation } from '../actions/useActionMutation';
import type { TaskRole } from './useTicket';
import { type OwnPermissions, useTaskRoles } from './useTicket';

/** A participant of a ticket, as it is sent. */
export interface ParticipantInput {
  userId: string;
  taskRoleId: string;
  responsible: boolean;
}

interface Props {
  title: string;
  submitLabel: string;
  ticketId: string;
  call: Extract<ActionName, 'assignParticipant' | 'changeParticipantRole'>;
  record: Partial<ParticipantInput>;
  may: OwnPermissions['may'];
  /** Returns why a task role cannot be given here; null if it can. */
  against(role: TaskRole): Refusal | null;
  onClose(): void;
  /** The input for the person, if that can be chosen. */
  children?: ReactNode;
}

const form = formOf(ticketActions.assignParticipant.input);

/** The form of a participant: their task role, and whether they are the assignee. */
export function ParticipantDrawer({
  title,
  submitLabel,
  ticketId,
  call,
  record,
  may,
  against,
  onClose,
  children,
}: Props) {
  const { t, word } = useWording();
  const roles = useTaskRoles();
  const { submit, isPending, failure, refused } = useActionMutation(call, {
    refreshes: [tickets.name],
    onSuccess: onClose,
    failed: t('common.notSaved'),
  });
  const save = ({ userId = '', taskRoleId = '', responsible = false }: Partial<ParticipantInput>) =>
    submit({ params: { id: ticketId }, body: { userId, taskRoleId, responsible } });
  const isBesideFields = Object.keys(refused).length > 0;
  const choices = roles.map((role) => ({ id: role.id, name: role.name, disabled: against(role) !== null }));
  return (
    <RecordContextProvider value={record}>
      <SaveContextProvider value={{ save, saving: isPending, mutationMode: 'pessimistic' }}>
        <FormDrawer title={title} submitLabel={submitLabel} failure={isBesideFields ? '' : failure} onClose={onClose}>
          <Stack spacing={1.5}>
            {children}
            <SelectInput
              source="taskRoleId"
              label={word(form.taskRoleId.label)}
              choices={choices}
              helperText={choices.some(({ disabled }) => disabled) && t('tickets.rolesGreyedOut')}
              validate={required()}
            />
            {may('Take Responsibility') && <BooleanInput source="responsible" label={word(form.responsible.label)} />}
          </Stack>
        </FormDrawer>
      </SaveContextProvider>
    </RecordContextProvider>
  );
}
