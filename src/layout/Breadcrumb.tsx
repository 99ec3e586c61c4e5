import Box from '@mui/material/Box';
import { Link, useLocation } from 'react-router-dom';
import { useWording } from '../i18n/useWording';
import { Icon } from '../icons/Icon';
import { pageKeyOf } from './place';
import { useMenu } from './useMenu';

/** Home, the group of the page where it is in one, and the page key; hidden with a hidden menu entry. */
export function Breadcrumb() {
  const { t, word } = useWording();
  const { pathname } = useLocation();
  const { entry, home, route } = useMenu();
  if (entry?.isHide) return null;
  const steps = [...(entry && entry.link !== route ? [word(entry.title)] : []), pageKeyOf(pathname)];
  return (
    <Box component="nav" aria-label={t('layout.breadcrumb')} sx={{ minWidth: 0 }}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          fontSize: 12,
          color: 'text.secondary',
          minWidth: 0,
        }}
      >
        <li>
          <Box
            component={Link}
            to={home}
            aria-label={t('layout.home')}
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 24,
              height: 24,
              borderRadius: 1,
              color: 'inherit',
              '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
            }}
          >
            <Icon name="house" size={14} />
          </Box>
        </li>
        {steps.map((step, at) => (
          <Box
            component="li"
            key={step}
            aria-current={at === steps.length - 1 ? 'page' : undefined}
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0, whiteSpace: 'nowrap' }}
          >
            <Icon name="chevron-right" size={12} />
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {step}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
