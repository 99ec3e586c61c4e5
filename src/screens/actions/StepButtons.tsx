import Box from '@mui/material/Box';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { HelperText } from '../../ui/texts/HelperText';

interface Props<S extends string> {
  /** The steps on offer, the usual one first, each with the reason why the user may not take it. */
  steps: readonly { step: S; label: string; refusal: string | undefined }[];
  onChoose(step: S): void;
}

/** Buttons for the next steps of a record, and the reasons why some of them need someone else. */
export function StepButtons<S extends string>({ steps, onChoose }: Props<S>) {
  const { word } = useWording();
  const refusals = [...new Set(steps.flatMap(({ refusal }) => refusal ?? []))];
  return (
    <>
      {steps.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {steps.map(({ step, label, refusal }, at) => (
            <ActionButton
              key={step}
              variant={at === 0 ? 'contained' : 'outlined'}
              disabled={refusal !== undefined}
              onClick={() => onChoose(step)}
            >
              {label}
            </ActionButton>
          ))}
        </Box>
      )}
      {refusals.map((refusal) => (
        <Box key={refusal} sx={{ mt: 1 }}>
          <HelperText>{word(refusal)}</HelperText>
        </Box>
      ))}
    </>
  );
}
