import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Returns whether the window is wide enough (xl) that the user can choose where the menu is. */
export const useIsWide = () => useMediaQuery<Theme>((theme) => theme.breakpoints.up('xl'), { noSsr: true });
