import Box from '@mui/material/Box';
import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import type { WaitingItem } from '../../../resources/worklists/actions';
import type { QueueAction, Worklist } from '../../../resources/worklists/Worklist';
import { lateOf } from '../../browser/lateOf';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { useAct, useWorklistParts } from './useAct';

const RowForm = lateOf(() => import('./RowForm').then((m) => m.RowForm));

interface Props {
  item: WaitingItem;
  queue: Worklist;
  onAct(): void;
  onChange(status: string | undefined): void;
  onSettled(status: string | undefined): void;
}

/** The actions that the signed-in user may take on a waiting record: at once, or after a form in a drawer. */
export function RowActions({ item, queue, onAct, onChange, onSettled }: Props) {
  const { word } = useWording();
  const offered = useOffered(queue, item);
  const partOf = useWorklistParts(queue);
  const { busy, act } = useAct(queue, item, { onChange, onSettled });
  const [asked, ask] = useState<QueueAction | null>(null);
  const begin = (action: QueueAction) => {
    onAct();
    if ('asks' in action && action.asks) ask(action);
    else act(action);
  };
  return (
    <Box sx={{ gridArea: 'act', display: 'flex', justifyContent: { md: 'end' }, gap: 1 }}>
      {offered.map((action, at) => {
        const label = word(action.label);
        const about = `${label}: ${item.name}`;
        const part = partOf(action);
        if (part && 'button' in part)
          return (
            <part.button key={label} id={item.actsOn} label={label} about={about} onAct={onAct}>
              <ActionButton disabled>{label}</ActionButton>
            </part.button>
          );
        return (
          <ActionButton
            key={label}
            variant={at === 0 ? 'outlined' : 'text'}
            loading={busy && at === 0}
            aria-label={about}
            sx={{ minHeight: { xs: 40, md: 32 } }}
            {...('page' in action
              ? { component: Link, to: addressOf(action, item.id) }
              : {
                  // The second click of a double click may hit the button of the row that has moved into this one's place.
                  onClick: ({ detail }: MouseEvent) => detail < 2 && begin(action),
                })}
          >
            {label}
          </ActionButton>
        );
      })}
      {asked && <RowForm action={asked} queue={queue} item={item} onClose={() => ask(null)} />}
    </Box>
  );
}

const addressOf = ({ page, parameter = 'id', mark }: Extract<QueueAction, { page: unknown }>, id: string) =>
  `${OFFICE_PAGES[page].route}?${parameter}=${id}${mark ? `&${mark}` : ''}`;

/** Returns the actions of a queue that fit a record's status and that the signed-in user may take. */
function useOffered({ resource, actions = [] }: Worklist, { status }: WaitingItem): readonly QueueAction[] {
  const can = useCan();
  return actions.filter((action) => {
    if (action.access && !can(action.access)) return false;
    if (action.from && !action.from.includes(status ?? '')) return false;
    if ('page' in action) return can(OFFICE_PAGES[action.page].permissions);
    return 'action' in action ? can(action.action) : can(resource, 'update');
  });
}
