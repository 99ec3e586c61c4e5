import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is so wide (xl) that the place of the menu is a choice. */
export const useIsWide = () => useMediaQuery<Theme>((theme) => theme.breakpoints.up('xl'), { noSsr: true });
