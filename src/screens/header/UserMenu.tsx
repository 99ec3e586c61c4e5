import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { lateOf } from '../../browser/lateOf';
import { whenIdle } from '../../browser/whenIdle';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { SessionContext } from '../../session/access';
import { leave } from '../../session/session';
import { useCan } from '../../session/useCan';
import { usePopup } from '../../ui/buttons/usePopup';
import { useTypeAhead } from '../../ui/menu/typeAhead';
import { PersonAvatar } from '../../ui/texts/PersonAvatar';
import { useMyAgencies } from '../agents/referrals/useMyAgencies';

const OwnAvatar = lateOf(() =>
  whenIdle()
    .then(() => import('./OwnAvatar'))
    .then((m) => m.OwnAvatar),
);

/** The signed-in user's menu ("User" if no name is stored): their personal pages, the keyboard help, and Logout. */
export function UserMenu({ onHelp }: { onHelp(): void }) {
  const { t } = useWording();
  const session = use(SessionContext);
  const can = useCan();
  const end = useTheme().direction === 'rtl' ? 'left' : 'right';
  const typeAhead = useTypeAhead();
  const { trigger, popup, close } = usePopup('menu');
  const name = session?.user.fullName || t('layout.user');
  const { data: agencies } = useMyAgencies({ enabled: popup.open });
  const sells = agencies !== undefined && agencies.length > 0;
  return (
    <>
      <ButtonBase
        {...trigger}
        sx={{ gap: 1, px: 1, height: 40, borderRadius: 1, '&:hover': { bgcolor: 'action.hover' } }}
      >
        <OwnAvatar name={name}>
          <PersonAvatar name={name} />
        </OwnAvatar>
        <Typography
          component="span"
          variant="body2"
          sx={({ breakpoints }) => ({
            color: 'text.primary',
            fontWeight: 500,
            maxWidth: 220,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            [breakpoints.down('sm')]: visuallyHidden,
          })}
        >
          {name}
        </Typography>
        <Icon name="chevron-down" size={14} />
      </ButtonBase>
      <Menu
        {...popup}
        anchorOrigin={{ vertical: 'bottom', horizontal: end }}
        transformOrigin={{ vertical: 'top', horizontal: end }}
        slotProps={{ paper: { sx: { minWidth: 200 } }, list: { onKeyDownCapture: typeAhead } }}
      >
        <Box component="li" role="none" sx={{ px: 2, py: 0.75, typography: 'caption', color: 'text.secondary' }}>
          {session?.roles.join(', ') || t('layout.noRole')}
        </Box>
        <Divider component="li" role="none" />
        {session?.token && can(OFFICE_PAGES.profile.permissions) && (
          <MenuItem component={Link} to={OFFICE_PAGES.profile.route} onClick={close}>
            <Icon name="user" />
            {t('profile.profile')}
          </MenuItem>
        )}
        {can(OFFICE_PAGES.kanban.permissions) && (
          <MenuItem component={Link} to={OFFICE_PAGES.kanban.route} onClick={close}>
            <Icon name="square-kanban" />
            {t('layout.kanban')}
          </MenuItem>
        )}
        {sells && (
          <MenuItem component={Link} to={OFFICE_PAGES.myReferrals.route} onClick={close}>
            <Icon name="qr-code" />
            {t('layout.mySubscribeLink')}
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            close();
            onHelp();
          }}
        >
          <Icon name="keyboard" />
          {t('layout.keyboard')}
        </MenuItem>
        <MenuItem onClick={leave}>
          <Icon name="log-out" />
          {t('layout.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
