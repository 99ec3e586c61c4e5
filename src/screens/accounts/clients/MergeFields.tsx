import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Fragment } from 'react';
import { clients } from '../../../../resources/accounts/clients';
import type { Answers } from '../../../../resources/catalogue/actions';
import { isEmpty } from '../../../../resources/language/displayFields';
import { tableCell } from '../../../crud/kinds/columns';
import { useWording } from '../../../i18n/useWording';

type Preview = Answers['previewMerge'];
export type TakenFields = readonly Preview['fields'][number]['name'][];

interface Props extends Pick<Preview, 'kept' | 'merged' | 'fields'> {
  /** The fields whose value is taken from the merged client. */
  taken: TakenFields;
  onTake(taken: TakenFields): void;
}

const SIDES = ['KEPT', 'MERGED'] as const;

/** The fields of two clients side by side. The value that stays is in bold; where both have one, staff choose it. */
export function MergeFields({ kept, merged, fields, taken, onTake }: Props) {
  const wording = useWording();
  const { labelOf } = wording;
  const shown = fields.flatMap((field) => {
    const leaf = clients.leaves.find(({ path }) => path === field.name);
    const values = { KEPT: kept[field.name], MERGED: merged[field.name] };
    return leaf && SIDES.some((side) => !isEmpty(values[side])) ? [{ ...field, leaf, values }] : [];
  });
  const take = (name: TakenFields[number], side: string) =>
    onTake(side === 'MERGED' ? [...taken, name] : taken.filter((each) => each !== name));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', sm: '160px minmax(0, 1fr) minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: 0.75,
        alignItems: 'center',
        typography: 'body2',
      }}
    >
      <Box sx={{ display: { xs: 'none', sm: 'block' } }} />
      {[kept, merged].map(({ id, clientNumber }) => (
        <Box key={id} sx={{ fontWeight: 600 }}>
          {clientNumber}
        </Box>
      ))}
      {shown.map(({ name, from, isOpen, leaf, values }) => {
        const side = taken.includes(name) ? 'MERGED' : from;
        const label = labelOf(leaf);
        const cells = SIDES.map((each) => ({ each, text: tableCell(leaf.field, values[each], wording) }));
        return (
          <Fragment key={name}>
            <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, color: 'text.secondary', mt: { xs: 0.5, sm: 0 } }}>
              {label}
            </Box>
            {isOpen ? (
              <RadioGroup
                aria-label={label}
                value={side}
                onChange={(_, chosen) => take(name, chosen)}
                sx={{ display: 'contents' }}
              >
                {cells.map(({ each, text }) => (
                  <FormControlLabel
                    key={each}
                    value={each}
                    control={<Radio size="small" sx={{ py: 0.25 }} />}
                    label={text}
                    slotProps={{
                      typography: { variant: 'body2', sx: { overflowWrap: 'anywhere', ...look(each === side) } },
                    }}
                  />
                ))}
              </RadioGroup>
            ) : (
              cells.map(({ each, text }) => (
                <Box key={each} sx={{ overflowWrap: 'anywhere', ...look(each === side) }}>
                  {text}
                </Box>
              ))
            )}
          </Fragment>
        );
      })}
    </Box>
  );
}

const look = (isChosen: boolean) => (isChosen ? { fontWeight: 600 } : { color: 'text.secondary' });
