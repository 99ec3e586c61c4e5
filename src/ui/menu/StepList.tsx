import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { Icon } from '../../icons/Icon';

interface Props {
  label: string;
  home: { to: string; text: string };
  /** The names of the steps; the last one is the current page. */
  steps: readonly string[];
}

/** The breadcrumbs from the home page to the current page. */
export function StepList({ label, home, steps }: Props) {
  return (
    <Box component="nav" aria-label={label} sx={{ minWidth: 0 }}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          typography: 'caption',
          color: 'text.secondary',
          minWidth: 0,
        }}
      >
        <li>
          <Box
            component={Link}
            to={home.to}
            aria-label={home.text}
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
