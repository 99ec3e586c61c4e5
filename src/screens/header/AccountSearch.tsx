import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type HTMLAttributes, type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accounts } from '../../../resources/accounts';
import { isFindKey, useKey } from '../../browser/useKey';
import { detailsPath, recordAddress } from '../../crud/declarations';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { StatusChip } from '../../ui/texts/StatusChip';
import { type Account, useAccounts } from './useAccounts';

const nameOf = ({ accountDetail }: Account) => `${accountDetail.firstName} ${accountDetail.lastName}`;

/** Customers by whatever is typed; the chosen one's details open. Ctrl or ⌘ and K comes here. */
export function AccountSearch() {
  const { t } = useWording();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [term, setTerm] = useState('');
  const [open, setOpen] = useState(false);
  const { found, isSearching, isError } = useAccounts(term.trim());
  useKey(isFindKey, () => input.current?.focus());

  const show = ({ id }: Account) => {
    setTerm('');
    navigate(recordAddress(detailsPath(accounts) ?? '', id), { state: { id } });
  };
  return (
    <Autocomplete<Account>
      options={found}
      filterOptions={(all) => all}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      value={null}
      onChange={(_, chosen) => chosen && show(chosen)}
      inputValue={term}
      onInputChange={(_, value, reason) => (reason === 'input' || reason === 'clear') && setTerm(value)}
      open={open && term.trim() !== ''}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      autoHighlight
      blurOnSelect
      clearOnEscape
      clearOnBlur={false}
      forcePopupIcon={false}
      loading={isSearching}
      loadingText={t('common.searching')}
      noOptionsText={isError ? t('common.searchFailed') : t('layout.noCustomerMatches')}
      slotProps={{
        popper: { disablePortal: true, sx: { minWidth: 280 } },
        listbox: { 'aria-label': t('layout.customers') },
      }}
      sx={{ maxWidth: 380, '& .MuiOutlinedInput-root': { height: 36 } }}
      renderOption={({ key, ...props }, account) => <Option key={key} account={account} {...props} />}
      renderInput={(params) => <SearchField params={params} input={input} isSearching={isSearching} />}
    />
  );
}

function Option({ account, ...props }: HTMLAttributes<HTMLLIElement> & { account: Account }) {
  return (
    <li {...props}>
      <Box sx={{ flex: 1, minWidth: 0, mr: 1.5 }}>
        <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{nameOf(account)}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{account.accountNumber}</Box>
      </Box>
      <StatusChip value={account.status} />
    </li>
  );
}

interface SearchFieldProps {
  params: AutocompleteRenderInputParams;
  input: RefObject<HTMLInputElement | null>;
  isSearching: boolean;
}

function SearchField({ params, input, isSearching }: SearchFieldProps) {
  const { t } = useWording();
  const { slotProps } = params;
  return (
    <OutlinedInput
      {...slotProps.input}
      id={params.id}
      fullWidth
      inputRef={input}
      placeholder={t('layout.findCustomer')}
      inputProps={{
        ...slotProps.htmlInput,
        'aria-label': t('layout.findCustomer'),
        'aria-keyshortcuts': 'Control+K Meta+K',
      }}
      startAdornment={
        isSearching ? <CircularProgress size={16} aria-label={t('common.searchingNow')} /> : <Icon name="search" />
      }
    />
  );
}
