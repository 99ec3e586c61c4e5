import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, useId } from 'react';
import { useInput, ValidationError } from 'react-admin';

/** One option of the cards. */
export interface CardChoice {
  id: string;
  title: string;
  text?: string;
  /** A note at the end of the title line, such as a price. */
  note?: string;
}

interface Props {
  label: string;
  choices: readonly CardChoice[];
  name: string;
  value: string;
  onChange(id: string): void;
  /** The reason why the choice is not accepted. */
  error?: ReactNode;
  disabled?: boolean;
}

/** Radio buttons as cards, each with the details of its option. */
export function CardChoices({ label, choices, name, value, onChange, error, disabled = false }: Props) {
  const id = useId();
  return (
    <FormControl error={!!error} disabled={disabled} fullWidth>
      <FormLabel id={id} sx={{ mb: 0.75, typography: 'body2', fontWeight: 500, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        name={name}
        value={value}
        onChange={(_, chosen) => onChange(chosen)}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' }}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.id}
            value={choice.id}
            control={<Radio size="small" sx={{ p: 0.5, mt: -0.25 }} />}
            label={<CardLabel {...choice} />}
            disableTypography
            sx={card(choice.id === value)}
          />
        ))}
      </RadioGroup>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}

interface InputProps extends Pick<Props, 'label' | 'choices' | 'disabled'> {
  source: string;
  /** The option that applies if the user chooses none. */
  fallback?: string;
}

/** CardChoices as a form field; a choice is required unless there is a fallback. */
export function CardChoiceInput({ source, fallback = '', ...shown }: InputProps) {
  const { field, fieldState } = useInput({ source, ...(fallback ? {} : { validate: isChosen }) });
  const { name, value, onChange } = field;
  const message = fieldState.error?.message;
  return (
    <CardChoices
      {...shown}
      name={name}
      value={value || fallback}
      onChange={onChange}
      error={message && <ValidationError error={message} />}
    />
  );
}

const isChosen = (value: unknown) => (value ? undefined : 'forms.chooseOne');

const card = (taken: boolean) => ({
  m: 0,
  px: 1,
  py: 1,
  gap: 0.75,
  alignItems: 'flex-start',
  border: 1,
  borderRadius: 1.5,
  borderColor: taken ? 'primary.main' : 'divider',
  bgcolor: taken ? 'action.hover' : 'background.paper',
});

function CardLabel({ title, text, note }: CardChoice) {
  return (
    <Box sx={{ flex: 1, minWidth: 0, typography: 'body2' }}>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', fontWeight: 500 }}>
        <span>{title}</span>
        {note && (
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {note}
          </Box>
        )}
      </Box>
      {text && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{text}</Box>}
    </Box>
  );
}
