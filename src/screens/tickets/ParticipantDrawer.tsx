import { type ReactNode, useState } from 'react';
import { RecordContextProvider, required, SaveContextProvider } from 'react-admin';
import type { Refusal } from '../../../contract/api/errors';
import { RequestError } from '../../../dataProvider/requestError';
import type { ActionName } from '../../../resources/catalogue/actions';
import { formOf } from '../../../resources/language/defineActions';
import { ticketActions } from '../../../resources/tickets/actions';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { FormDrawer } from '../../ui/dialogs/FormDrawer';
import { BooleanInput } from '../../ui/inputs/BooleanInput';
import { SelectInput } from '../../ui/inputs/SelectInput';
import type { TaskRole } from './useTicket';
import { type OwnPermissions, useTaskRoles, useTicketChange } from './useTicket';

/** A participant of a ticket, as it is sent. */
export interface Part {
  userId: string;
  taskRoleId: string;
  responsible: boolean;
}

interface Props {
  title: string;
  submitLabel: string;
  ticketId: string;
  call: Extract<ActionName, 'assignParticipant' | 'changeParticipantRole'>;
  record: Partial<Part>;
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
  const [failure, setFailure] = useState('');
  const roles = useTaskRoles();
  const { mutateAsync, isPending } = useTicketChange((body: Part) => callApi(call, { params: { id: ticketId }, body }));
  const save = async (values: Partial<Part>) => {
    try {
      const { userId = '', taskRoleId = '', responsible = false } = values;
      await mutateAsync({ userId, taskRoleId, responsible });
      onClose();
      return undefined;
    } catch (error) {
      const errors = error instanceof RequestError ? error.errors : {};
      if (Object.keys(errors).length > 0) return errors;
      setFailure((error instanceof Error && error.message) || t('common.notSaved'));
      return {};
    }
  };
  const choices = roles.map((role) => ({ id: role.id, name: role.name, disabled: against(role) !== null }));
  return (
    <RecordContextProvider value={record}>
      <SaveContextProvider value={{ save, saving: isPending, mutationMode: 'pessimistic' }}>
        <FormDrawer title={title} submitLabel={submitLabel} failure={failure} onClose={onClose}>
          {children}
          <SelectInput
            source="taskRoleId"
            label={word(form.taskRoleId.label)}
            choices={choices}
            helperText={choices.some(({ disabled }) => disabled) && t('tickets.rolesGreyedOut')}
            validate={required()}
          />
          {may('Take Responsibility') && <BooleanInput source="responsible" label={word(form.responsible.label)} />}
        </FormDrawer>
      </SaveContextProvider>
    </RecordContextProvider>
  );
}
