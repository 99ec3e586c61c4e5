import { PersonAvatar } from '../../ui/texts/PersonAvatar';
import { useProfile } from '../profile/useProfile';

/** The photo of the person signed in, or their initials. */
export function OwnAvatar({ name }: { name: string }) {
  return <PersonAvatar name={name} photo={useProfile().data?.photo ?? null} />;
}
