import Box from '@mui/material/Box';

/** A value as JSON; keyboard users can scroll it. */
export function JsonText({ value }: { value: unknown }) {
  return (
    <Box
      component="pre"
      tabIndex={0}
      sx={{
        m: 0,
        p: 1.5,
        typography: 'code',
        bgcolor: 'background.default',
        borderRadius: 1,
        overflow: 'auto',
        maxHeight: 320,
      }}
    >
      {JSON.stringify(value, null, 2)}
    </Box>
  );
}
