import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { brand } from '../../../contract/brand';
import { useWording } from '../../i18n/useWording';
import { Logo } from '../texts/Logo';

interface Props {
  /** The path of the page that the logo links to. */
  to: string;
  sx: object;
  withName?: boolean;
}

/** The logo as a link to the home page. */
export function LogoLink({ to, sx, withName = true }: Props) {
  const { t } = useWording();
  return (
    <Box
      component={Link}
      to={to}
      aria-label={t('layout.logoLink', { name: brand.name })}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flex: 'none',
        overflow: 'hidden',
        color: 'text.primary',
        textDecoration: 'none',
        '&:focus-visible': { outlineOffset: -2 },
        ...sx,
      }}
    >
      <Logo size={26} withName={withName} />
    </Box>
  );
}
