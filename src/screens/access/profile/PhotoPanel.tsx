import Box from '@mui/material/Box';
import { type ChangeEvent, useRef } from 'react';
import type { Profile } from '../../../../resources/access/profileActions';
import { useWording } from '../../../i18n/useWording';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { Panel } from '../../../ui/frames/Panel';
import { HelperText } from '../../../ui/texts/HelperText';
import { PersonAvatar } from '../../../ui/texts/PersonAvatar';
import { useActionMutation } from '../../actions/useActionMutation';
import { squarePhoto } from './squarePhoto';
import { useShowProfile } from './useProfile';

/** Replaces or removes the user's photo. */
export function PhotoPanel({ profile: { fullName, photo } }: { profile: Profile }) {
  const { t } = useWording();
  const input = useRef<HTMLInputElement>(null);
  const show = useShowProfile();
  const { perform, isPending } = useActionMutation(
    async (file: File | null, act) => {
      if (!file) {
        show(await act('removePhoto'));
        return t('profile.photoRemoved');
      }
      const photo = await squarePhoto(file).catch(() => null);
      if (!photo) return { warning: t('profile.notAnImage') };
      show(await act('setPhoto', { body: { photo } }));
      return t('profile.photoSaved');
    },
    { done: (outcome) => outcome },
  );
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void perform(file);
    target.value = '';
  };
  return (
    <Panel title={t('profile.photo')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <PersonAvatar name={fullName} photo={photo} size={72} />
        <Box sx={{ flex: 1, minWidth: 200, display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ActionButton
              icon="upload"
              loading={isPending}
              loadingPosition="start"
              onClick={() => input.current?.click()}
            >
              {t('profile.choosePhoto')}
            </ActionButton>
            {photo && (
              <ActionButton disabled={isPending} onClick={() => perform(null)}>
                {t('profile.removePhoto')}
              </ActionButton>
            )}
          </Box>
          <HelperText>{t('profile.photoHelp')}</HelperText>
        </Box>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('profile.choosePhoto')}
          hidden
          onChange={choose}
        />
      </Box>
    </Panel>
  );
}
