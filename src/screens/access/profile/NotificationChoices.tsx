import Box from '@mui/material/Box';
import { useState } from 'react';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../../../contract/notifications/notifications';
import type { Profile } from '../../../../resources/access/profileActions';
import { useWording } from '../../../i18n/useWording';
import { Toggle } from '../../../ui/inputs/Toggle';
import { useActionMutation } from '../../actions/useActionMutation';
import { useShowProfile } from './useProfile';

/** The notifications that the user receives; each choice is saved at once. */
export function NotificationChoices({ profile: { mutedKinds } }: { profile: Profile }) {
  const { t } = useWording();
  const show = useShowProfile();
  const { perform } = useActionMutation('changeProfile', { onSuccess: show, refreshes: [] });
  const [changed, setChanged] = useState<NotificationKind | null>(null);
  const choose = async (kind: NotificationKind, wanted: boolean) => {
    const others = mutedKinds.filter((each) => each !== kind);
    setChanged(kind);
    await perform({ body: { mutedKinds: wanted ? others : [...others, kind] } });
    setChanged(null);
  };
  const isOn = (kind: NotificationKind) => mutedKinds.includes(kind) === (changed === kind);
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {NOTIFICATION_KINDS.map((kind) => (
        <Toggle
          key={kind}
          label={t(`profile.tell${kind}`)}
          checked={isOn(kind)}
          disabled={changed !== null && changed !== kind}
          onChange={(wanted) => choose(kind, wanted)}
        />
      ))}
    </Box>
  );
}
