import { PersonAvatar } from '../../ui/texts/PersonAvatar';
import { useProfile } from '../access/profile/useProfile';

/** The signed-in user's photo or initials. */
export function OwnAvatar({ name }: { name: string }) {
  return <PersonAvatar name={name} photo={useProfile().data?.photo ?? null} />;
}
