import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { required } from 'react-admin';
import { workOrders } from '../../../resources/workOrders/workOrders';
import { lateOf } from '../../browser/lateOf';
import { useDebouncedValue } from '../../browser/useDebouncedValue';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { useTextField } from '../../ui/inputs/useTextField';
import { canScan } from './scanning';

const ScanDialog = lateOf(() => import('./ScanDialog').then((m) => m.ScanDialog));
/** Devices in stock are looked up after a pause of this length in the typing, ms. */
const WAIT = 250;

/** Takes a device's serial number: typed, chosen among the devices in stock, or scanned where the browser can do that. */
export function SerialInput({ source, label }: { source: string; label: string }) {
  const { t } = useWording();
  const { value, onChange, onBlur, slotProps, inputRef, id, ...field } = useTextField({
    ...{ source, label, helperText: t('workOrders.serialHelp') },
    validate: required(),
  });
  const typed = String(value ?? '');
  const searchTerm = useDebouncedValue(typed.trim(), WAIT);
  const { data } = useAnswer(workOrders.name, 'findStockDevices', { query: { searchTerm } });
  const [scanning, setScanning] = useState(false);
  const models = new Map(data?.devices.map(({ serialNumber, model }) => [serialNumber, model]));
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Autocomplete<string, false, false, true>
        freeSolo
        fullWidth
        id={id}
        options={[...models.keys()]}
        filterOptions={(all) => all}
        getOptionLabel={(serial) => serial}
        renderOption={({ key, ...props }, serial) => (
          <li key={key} {...props}>
            {serial}
            <Box component="span" sx={{ color: 'text.secondary', ml: 'auto', pl: 2 }}>
              {models.get(serial)}
            </Box>
          </li>
        )}
        inputValue={typed}
        onInputChange={(_, text) => onChange(text)}
        onBlur={onBlur}
        renderInput={({ slotProps: own, ...params }) => (
          <TextField
            {...params}
            {...field}
            inputRef={inputRef}
            slotProps={{
              ...own,
              inputLabel: { ...own.inputLabel, ...slotProps.inputLabel },
              htmlInput: {
                ...own.htmlInput,
                ...slotProps.htmlInput,
                ...{ autoCapitalize: 'characters', spellCheck: false, maxLength: 40 },
              },
            }}
          />
        )}
      />
      {canScan() && (
        // The height of the label, below which the field begins.
        <ActionButton
          icon="scan-barcode"
          onClick={() => setScanning(true)}
          sx={{ mt: '22px', minHeight: 37, flex: 'none' }}
        >
          {t('workOrders.scan')}
        </ActionButton>
      )}
      {scanning && (
        <ScanDialog
          onScan={(serial) => {
            onChange(serial);
            setScanning(false);
          }}
          onClose={() => setScanning(false)}
        />
      )}
    </Box>
  );
}
