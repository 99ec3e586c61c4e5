/** The look that the menu's links and group buttons share. */
export const menuItem = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  minHeight: 34,
  px: 1.5,
  py: 0.5,
  border: 0,
  borderRadius: 1,
  typography: 'body2',
  fontWeight: 500,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textDecoration: 'none',
  cursor: 'pointer',
  color: 'text.secondary',
  bgcolor: 'transparent',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
  '&[aria-current="page"]': { color: 'primary.main', bgcolor: 'color-mix(in srgb, currentcolor 10%, transparent)' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;

/** The padding before an item's text at each level of the menu; at the top level it is before the icon. */
export const INDENT = [1.5, 5.25, 7] as const;

/** Hides text that the collapsed menu has no room for; the entry keeps its name for screen readers. */
export const hiddenWhenFolded = {
  transition: 'opacity 150ms',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '.folded &': { opacity: 0 },
} as const;
