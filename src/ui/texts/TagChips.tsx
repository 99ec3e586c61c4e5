import Box from '@mui/material/Box';

interface Props {
  tags: readonly string[];
  /** How many are shown; the others are counted. */
  most?: number;
}

/** The tags of a record as small labels. */
export function TagChips({ tags, most = tags.length }: Props) {
  const others = tags.length - most;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5, verticalAlign: 'middle' }}>
      {tags.slice(0, most).map((tag) => (
        <Box key={tag} component="span" sx={chip}>
          {tag}
        </Box>
      ))}
      {others > 0 && (
        <Box component="span" title={tags.slice(most).join(', ')} sx={chip}>
          +{others}
        </Box>
      )}
    </Box>
  );
}

const chip = {
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  typography: 'caption',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;
