import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { coverageActions } from '../../../resources/coverage/actions';
import type { unknownPlaces } from '../../../resources/coverage/unknownPlaces';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { useCan } from '../../session/useCan';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { foundPlaceName } from '../accounts/clients/coverage';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { useActionMutation } from '../actions/useActionMutation';

/** How many similar places are offered. */
const OFFERED = 2;

/** Adds a typed name as a spelling of a similar place with one click, of any place in a drawer, or as a new place. */
export function UnknownPlaceActions({ record }: DetailsPartProps) {
  const { t } = useWording();
  const can = useCan();
  const added = t('coverage.spellingAdded');
  const { perform, isPending } = useActionMutation('addSpelling', { done: () => added });
  const [open, setOpen] = useState<'addSpelling' | 'addPlace' | null>(null);
  const { id, typed, status } = record as unknown as RecordOf<typeof unknownPlaces>;
  const isOpen = status !== 'ADDED' && can('addSpelling');
  const { data } = useQuery({
    queryKey: ['suggestPlaces', typed],
    queryFn: ({ signal }) => callApi('suggestPlaces', { query: { searchTerm: typed }, signal }),
    enabled: isOpen,
  });
  if (!isOpen) return null;
  const known = (data?.places ?? []).slice(0, OFFERED);
  const spellingOf = (place: (typeof known)[number]) => ({
    label: t('coverage.spellingOf', { place: foundPlaceName(place) }),
    icon: 'link',
    busy: isPending,
    run: () => perform({ params: { id }, body: { placeId: place.id, spelling: typed } }),
  });
  const [nearest] = known;
  return (
    <>
      <ActionBar
        actions={[
          { label: t('coverage.addPlace'), icon: 'map-pin', run: () => setOpen('addPlace') },
          ...known.map(spellingOf),
          { label: t('coverage.addSpelling'), icon: 'link', run: () => setOpen('addSpelling') },
        ]}
      />
      {open === 'addPlace' && (
        <DeclaredDrawer
          action={coverageActions.addPlace}
          title={t('coverage.addPlace')}
          submitLabel={t('coverage.addPlace')}
          params={{ id }}
          presets={{
            name: typed,
            kind: 'AREA',
            ...(nearest && { district: nearest.district, where: foundPlaceName(nearest) }),
          }}
          done={({ place }) => t('coverage.placeAdded', { place: foundPlaceName(place) })}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'addSpelling' && (
        <DeclaredDrawer
          action={coverageActions.addSpelling}
          title={t('coverage.addSpelling')}
          submitLabel={t('coverage.addSpelling')}
          params={{ id }}
          presets={{ spelling: typed }}
          done={() => added}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
