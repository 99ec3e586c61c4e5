import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useId } from 'react';
import type { Tone } from '../../theme/tones';
import { frame } from '../../ui/frames/frame';
import { linksInText } from '../../ui/texts/linksInText';

interface Props {
  question: string;
  /** The answer in a word or two; undefined while it is loading. */
  value: ReactNode;
  tone?: Tone;
  /** Details of the answer. */
  children?: ReactNode;
}

/** One of the questions that staff have first, with its answer. */
export function Answer({ question, value, tone, children }: Props) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ ...frame, p: { xs: 1.5, sm: 2 } }}>
      <Box id={id} component="h2" sx={{ m: 0, typography: 'caption', fontWeight: 500, color: 'text.secondary' }}>
        {question}
      </Box>
      <Box
        sx={{
          mt: 0.25,
          typography: 'h5',
          overflowWrap: 'anywhere',
          color: tone ? `var(--tone-${tone})` : 'text.primary',
        }}
      >
        {value ?? <Skeleton width={110} />}
      </Box>
      {value !== undefined && children && (
        <Box
          sx={{ mt: 0.25, typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere', ...linksInText }}
        >
          {children}
        </Box>
      )}
    </Box>
  );
}
