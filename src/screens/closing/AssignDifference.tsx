import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { closeDifferences } from '../../../resources/closing/closeDifferences';
import { ReferenceLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { usePopup } from '../../ui/buttons/usePopup';
import { useActionMutation } from '../actions/useActionMutation';
import type { Difference } from './Difference';

interface Props {
  difference: Difference;
  isClosed: boolean;
}

/** Shows the assignee of a difference; users with the permission can choose one from those who prepare closes. */
export function AssignDifference({ difference: { id, kind, assigneeId }, isClosed }: Props) {
  const { t, word, wordsOf } = useWording();
  const can = useCan();
  const { trigger, popup, close } = usePopup('menu');
  const { perform, isPending } = useActionMutation(
    (receiver: { id: string; fullName: string } | null, act) =>
      act('assignDifferences', { body: { ids: [id], assigneeId: receiver?.id ?? null } }),
    {
      done: ({ outcomes }, receiver) => {
        const [refused] = outcomes.flatMap((outcome) => (outcome.changed ? [] : [outcome.error]));
        if (refused) return { warning: word(refused) };
        return receiver ? t('close.assigned', { name: receiver.fullName }) : t('close.unassigned');
      },
    },
  );
  const { data } = useAnswer(closeDifferences.name, 'listCloseAssignees', {}, !isClosed);
  const people = data?.assignees ?? [];
  const name = people.find((each) => each.id === assigneeId)?.fullName;
  if (isClosed || !can('assignDifferences'))
    return assigneeId ? (
      <ReferenceLink to="users" id={assigneeId} />
    ) : (
      <Box component="span">{t('close.noAssignee')}</Box>
    );
  const give = (receiver: { id: string; fullName: string } | null) => {
    close();
    return perform(receiver);
  };
  return (
    <>
      <ActionButton
        size="small"
        loading={isPending}
        aria-label={t('close.assignTo', { kind: wordsOf(kind) })}
        {...trigger}
      >
        {name ?? t('close.assign')}
      </ActionButton>
      <Menu {...popup} slotProps={{ paper: { sx: { maxHeight: 420 } } }}>
        {people.map((person) => (
          <MenuItem key={person.id} selected={person.id === assigneeId} onClick={() => give(person)}>
            {person.fullName}
          </MenuItem>
        ))}
        {assigneeId && <Divider />}
        {assigneeId && <MenuItem onClick={() => give(null)}>{t('close.nobody')}</MenuItem>}
      </Menu>
    </>
  );
}
