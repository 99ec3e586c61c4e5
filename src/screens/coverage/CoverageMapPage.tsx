import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { brand } from '../../../contract/brand';
import { COVERAGE_CODES } from '../../../contract/statuses';
import { BesideTabs } from '../../crud/list/ScreenTabs';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { TextButton } from '../../ui/buttons/TextButton';
import { Failure } from '../../ui/frames/Failure';
import { Message } from '../../ui/frames/Message';
import { PageHeading } from '../../ui/frames/PageHeading';
import { PageSkeleton } from '../../ui/frames/PageSkeleton';
import { Panel } from '../../ui/frames/Panel';
import { StatusChip } from '../../ui/texts/StatusChip';
import { type MapShape, OfficeMap } from './map/OfficeMap';

/** The map of all areas with fibre, now or later, and their names by status; a name moves the map there. */
export function CoverageMapPage() {
  const { t } = useWording();
  const [shown, setShown] = useState<{ id: string } | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['listMapAreas'],
    queryFn: ({ signal }) => callApi('listMapAreas', { signal }),
  });
  const shapes = useMemo(
    () => (data?.areas ?? []).map(({ id, name, outline, code }): MapShape => ({ id, name, outline, look: code })),
    [data],
  );
  if (error) return <Failure whole error={error} onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  const { longitude, latitude } = brand.centre;
  const corners = shapes.flatMap(({ outline }) => outline.flat());
  return (
    <>
      <PageHeading title={t('coverage.map')} text={t('coverage.mapText')} />
      <BesideTabs head="coverage" />
      <Panel>
        {shapes.length === 0 && <Message icon="radar" title={t('coverage.noAreas')} text={t('coverage.noAreasText')} />}
        {shapes.length > 0 && (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <OfficeMap
              shapes={shapes}
              around={corners.length > 0 ? corners : [[longitude, latitude]]}
              label={t('coverage.map')}
              shown={shown}
            />
            {COVERAGE_CODES.map((code) => ({ code, areas: data.areas.filter((area) => area.code === code) }))
              .filter(({ areas }) => areas.length > 0)
              .map(({ code, areas }) => (
                <Box key={code} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
                  <StatusChip value={code} />
                  {areas.map(({ id, name }) => (
                    <TextButton key={id} onClick={() => setShown({ id })}>
                      {name}
                    </TextButton>
                  ))}
                </Box>
              ))}
          </Box>
        )}
      </Panel>
    </>
  );
}
