import Box from '@mui/material/Box';
import type { ButtonProps } from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { ActionButton } from './ActionButton';
import { usePopup } from './usePopup';

/** An action on a record: `to` links to a page, `run` acts on this page. */
export interface BarAction {
  label: string;
  icon: string;
  to?: string;
  run?(): void;
  busy?: boolean;
}

/** Returns the actions on offer: those whose condition holds for this record and for the signed-in user. */
export const onOffer = (offers: readonly (readonly [boolean, BarAction | null])[]): BarAction[] =>
  offers.flatMap(([offered, action]) => (offered && action ? [action] : []));

interface Props {
  /** The most likely action comes first. */
  actions: readonly BarAction[];
  /** How many actions are separate buttons on wide screens; on a phone it is one. */
  shown?: number;
  /** True if the first action is the main purpose of the page. */
  primary?: boolean;
}

const linkTo = ({ to, run }: BarAction) => (to ? { component: Link, to } : { onClick: run });

/** The actions on a record: the most likely ones are buttons, the others are in a menu. */
export function ActionBar({ actions, shown = 2, primary = false }: Props) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const most = narrow ? 1 : shown;
  // A menu with a single entry would take as much room as the button that it hides.
  const count = actions.length === most + 1 ? actions.length : most;
  const variantOf = (at: number): ButtonProps['variant'] => (primary && at === 0 ? 'contained' : 'outlined');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {actions.slice(0, count).map((action, at) => (
        <ActionButton
          key={action.label}
          variant={variantOf(at)}
          icon={action.icon}
          loading={action.busy ?? null}
          loadingPosition="start"
          {...linkTo(action)}
        >
          {action.label}
        </ActionButton>
      ))}
      {actions.length > count && <MoreActions actions={actions.slice(count)} />}
    </Box>
  );
}

function MoreActions({ actions }: { actions: readonly BarAction[] }) {
  const { t } = useWording();
  const { trigger, popup, close } = usePopup('menu');
  return (
    <>
      <ActionButton {...trigger} endIcon={<Icon name="chevron-down" />}>
        {t('common.more')}
      </ActionButton>
      <Menu {...popup}>
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            disabled={action.busy ?? false}
            {...linkTo({
              ...action,
              run: () => {
                close();
                action.run?.();
              },
            })}
          >
            <ListItemIcon sx={{ minWidth: '0 !important', color: 'text.secondary' }}>
              <Icon name={action.icon} />
            </ListItemIcon>
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
