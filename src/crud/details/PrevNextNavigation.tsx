import Box from '@mui/material/Box';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { type ListParams, RecordContextProvider, usePrevNextController, useStore } from 'react-admin';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { MAX_PAGE_SIZE } from '../../../contract/constants';
import type { AnyResource } from '../../../resources/language/defineResource';
import { isKey, useKey } from '../../browser/useKey';
import { useWording } from '../../i18n/useWording';
import { IconButton } from '../../ui/buttons/IconButton';
import { type DeclaredScreen, recordAddress, screensOf } from '../declarations';
import { listOptionsOf } from '../list/listParams';
import { useIdParam } from '../useIdParam';
import { NextRecordContext } from './nextRecord';

/** Links to the previous and next record of the list from which this one was opened; empty without such a list. */
export function PrevNextNavigation({ resource }: { resource: AnyResource }) {
  const { state } = useLocation();
  const id = useIdParam();
  const declared = screensOf([resource]).find(({ screen }) => screen.list === state?.list);
  if (!declared || !id) return null;
  return (
    <RecordContextProvider value={{ id }}>
      <Steps declared={declared} />
    </RecordContextProvider>
  );
}

const STAYS = 5 * 60_000;

function Steps({ declared }: { declared: DeclaredScreen }) {
  const { t, nameOf, formatNumber } = useWording();
  const { resource, screen } = declared;
  const { storeKey, filter, sort, perPage, meta } = listOptionsOf(declared);
  const [kept] = useStore<ListParams>(storeKey);
  // Beyond the page that was shown, as many records are read as are needed.
  const [reach, setReach] = useState(() => roundUp((kept?.page ?? 1) * (kept?.perPage ?? perPage) + 1));
  const { prevPath, nextPath, index, total } = usePrevNextController({
    resource: resource.name,
    storeKey,
    filter,
    sort,
    limit: reach,
    linkType: 'show',
    queryOptions: { meta, staleTime: STAYS },
  });
  const navigate = useNavigate();
  if (index === reach - 1 && total !== undefined && total > reach) setReach(reach + MAX_PAGE_SIZE);

  const go = (path: string | undefined) => {
    const next = path && matchPath('/:resource/:id/show', path)?.params.id;
    if (!next) return;
    const state = { id: next, list: screen.list };
    navigate(recordAddress(`/${screen.details}`, next), { state, replace: true });
  };
  const { setGoNext } = use(NextRecordContext);
  const offerNext = useEffectEvent((path: string | undefined) => setGoNext(path ? () => go(path) : null));
  useEffect(() => {
    offerNext(nextPath);
    return () => offerNext(undefined);
  }, [nextPath]);
  useKey(isKey('k'), () => go(prevPath));
  useKey(isKey('j'), () => go(nextPath));
  const one = nameOf(resource, 1).toLowerCase();
  const steps = [
    [t('details.previousOne', { one }), 'chevron-left', 'k', prevPath],
    [t('details.nextOne', { one }), 'chevron-right', 'j', nextPath],
  ] as const;
  return (
    <Box
      component="nav"
      aria-label={t('details.neighbours')}
      sx={{
        alignSelf: 'flex-end',
        display: 'flex',
        alignItems: 'center',
        // Next to the back link; on a phone below it, because there is no room for both.
        mt: { xs: -1.5, sm: '-36px' },
        mb: 0.5,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      {index !== undefined && total !== undefined && (
        <Box component="span" sx={{ mx: 1 }}>
          {t('details.place', { index: formatNumber(index + 1), total: formatNumber(total) })}
        </Box>
      )}
      {steps.map(([label, icon, key, path]) => (
        <IconButton
          key={label}
          label={label}
          icon={icon}
          aria-keyshortcuts={key}
          aria-disabled={!path}
          onClick={() => go(path)}
          sx={{ p: 0.75, '&[aria-disabled=true]': { color: 'action.disabled' } }}
        />
      ))}
    </Box>
  );
}

const roundUp = (count: number) => Math.ceil(count / MAX_PAGE_SIZE) * MAX_PAGE_SIZE;
