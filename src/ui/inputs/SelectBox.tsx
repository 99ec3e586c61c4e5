import Checkbox from '@mui/material/Checkbox';

interface Props {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  onToggle(): void;
  /** True if the checkbox selects the row that it is in. */
  ofRow?: boolean;
}

/** A checkbox that selects a row, or all rows of a page. */
export function SelectBox({ label, checked, indeterminate = false, onToggle, ofRow = false }: Props) {
  return (
    <Checkbox
      size="small"
      checked={checked}
      indeterminate={indeterminate}
      onChange={onToggle}
      slotProps={{ input: { 'aria-label': label, ...(ofRow ? { 'data-selects-row': true } : {}) } }}
      sx={{ p: 0.5, my: -0.5, '&:not(.Mui-checked, .MuiCheckbox-indeterminate)': { color: 'text.disabled' } }}
    />
  );
}
