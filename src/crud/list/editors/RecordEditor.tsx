import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import TextField from '@mui/material/TextField';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { MAX_SEARCH_LENGTH } from '../../../../contract/constants';
import { wordsFor } from '../../../../resources/language/filters';
import { useWording } from '../../../i18n/useWording';
import { HelperText } from '../../../ui/texts/HelperText';
import { useDeclarations } from '../../declarations';
import { type EditorProps, REFERENCE_WORDS } from '../filters';

/** A filter by one record of the referenced resource, found by a search. */
export function RecordEditor({ filter: { name, label, field }, values, onChange }: EditorProps) {
  const { t, word } = useWording();
  const [text, setText] = useState('');
  const resource = useDeclarations().find((each) => each.name === field.to);
  const { data = [] } = useGetList<RaRecord<string>>(
    field.to ?? '',
    {
      pagination: { page: 1, perPage: 8 },
      sort: { field: 'dateCreated', order: 'DESC' },
      filter: { searchTerm: useDeferredValue(text) },
    },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <TextField
        autoFocus
        type="search"
        placeholder={t('lists.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{
          htmlInput: {
            maxLength: MAX_SEARCH_LENGTH,
            'aria-label': t('lists.searchIn', { what: word(label).toLowerCase() }),
          },
        }}
      />
      <List dense sx={{ pb: 0 }}>
        {(text ? [] : wordsFor(field)).map((value) => (
          <ListItemButton
            key={value}
            selected={values[name] === value}
            onClick={() => onChange({ [name]: value })}
            sx={{ borderRadius: 1, typography: 'body2' }}
          >
            {t(REFERENCE_WORDS[value] ?? 'common.none')}
          </ListItemButton>
        ))}
        {data.map((record) => (
          <ListItemButton
            key={record.id}
            selected={values[name] === record.id}
            onClick={() => onChange({ [name]: record.id })}
            sx={{ borderRadius: 1, typography: 'body2' }}
          >
            {resource?.represent(record)}
          </ListItemButton>
        ))}
        {data.length === 0 && <HelperText sx={{ p: 1 }}>{t('lists.noneFound')}</HelperText>}
      </List>
    </>
  );
}
