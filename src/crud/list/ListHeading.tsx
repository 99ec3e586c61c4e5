import { useListContext } from 'react-admin';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { PageHeading } from '../../ui/frames/PageHeading';
import { Count } from '../../ui/texts/Count';
import { type DeclaredScreen, screenHeading } from '../declarations';
import { useCreate } from '../form/CreateGate';
import { useSlots } from '../slots';

/** The screen's name, the number of matching records, and the button for a new one. */
export function ListHeading({ declared }: { declared: DeclaredScreen }) {
  const { t, word, nameOf } = useWording();
  const { total } = useListContext();
  const { resource } = declared;
  const can = useCan();
  const create = useCreate(resource);
  const { listActions: Actions } = useSlots(resource);
  return (
    <PageHeading title={word(screenHeading(declared))} state={<Count value={total} />}>
      {Actions && <Actions {...declared} />}
      {can(resource, 'create') && (
        <ActionButton variant="contained" icon="plus" onClick={create}>
          {t('lists.newOne', { one: nameOf(resource, 1).toLowerCase() })}
        </ActionButton>
      )}
    </PageHeading>
  );
}
