import type { ComponentType, ReactNode } from 'react';
import { email, maxLength, maxValue, minLength, minValue, required, type Validator } from 'react-admin';
import { brand } from '../../../contract/brand';
import { formatPhone, normalisePhone } from '../../../contract/phone';
import type { FlatField } from '../../../resources/language/defineResource';
import type { Kind } from '../../../resources/language/kinds';
import type { PlainKey } from '../../i18n/messages';
import { useWording } from '../../i18n/useWording';
import { BooleanInput } from '../../ui/inputs/BooleanInput';
import { DayInput } from '../../ui/inputs/DayInput';
import { MomentInput } from '../../ui/inputs/MomentInput';
import { SecretInput } from '../../ui/inputs/SecretInput';
import { NumberInput, TextInput } from '../../ui/inputs/TextInput';
import { MaskedInput } from '../form/MaskedInput';
import { OptionInput, OptionsInput } from '../form/OptionInput';
import { PolygonInput } from '../form/PolygonInput';
import { ManyRecordsInput, RecordInput } from '../form/RecordInput';
import { TagsInput } from '../form/TagsInput';
import type { InputProps } from './InputProps';

const checks = (
  { isRequired, field: { min, max, minLength: least, maxLength: length, fault } }: InputProps,
  ...more: Validator[]
): Validator[] => [
  ...(isRequired ? [required()] : []),
  ...(fault ? [faultless(fault)] : []),
  ...(least === undefined ? [] : [minLength(least)]),
  ...(length === undefined ? [] : [maxLength(length)]),
  ...(min === undefined ? [] : [minValue(min)]),
  ...(max === undefined ? [] : [maxValue(max)]),
  ...more,
];
const faultless =
  (fault: (text: string) => string | null): Validator =>
  (value) =>
    value ? (fault(value) ?? undefined) : undefined;
const shared = ({ source, label, field }: InputProps) => ({ source, label, helperText: field.help });
/** A text that may be blank is never null, which a cleared input would give otherwise. */
const KEEPS_BLANK = { parse: (text: string) => text };
/** Keys of messages, which the input translates into the chosen language. */
const [PHONE_FAULT, WHOLE_FAULT] = ['payments.phoneFault', 'values.wholeFault'] as const satisfies PlainKey[];
const isPhone: Validator = (value) => (!value || normalisePhone(value) ? undefined : PHONE_FAULT);
const isWhole: Validator = (value) => (value == null || Number.isInteger(value) ? undefined : WHOLE_FAULT);

/** The input of each kind; null if the kind can't be entered. A new kind does not compile until it is added here. */
export const inputs: { [K in Kind]: ((props: InputProps) => ReactNode) | null } = {
  text: (props) =>
    props.field.sensitive ? (
      <MaskedInput {...shared(props)} validate={checks(props)} />
    ) : (
      <TextInput {...shared(props)} {...(props.field.default === '' && KEEPS_BLANK)} validate={checks(props)} />
    ),
  longText: (props) => <TextInput {...shared(props)} validate={checks(props)} multiline minRows={3} />,
  email: (props) => <TextInput {...shared(props)} type="email" validate={checks(props, email())} />,
  phone: (props) => (
    <TextInput
      {...shared(props)}
      type="tel"
      placeholder="0771 234 567"
      format={(value: string | null) => formatPhone(value ?? '')}
      validate={checks(props, isPhone)}
    />
  ),
  integer: (props) => <NumberInput {...shared(props)} step={1} validate={checks(props, isWhole)} />,
  decimal: (props) => <NumberInput {...shared(props)} step="any" validate={checks(props)} />,
  money: (props) => (
    <NumberInput
      {...shared(props)}
      label={`${props.label} (${brand.currency})`}
      step={1}
      validate={checks(props, isWhole)}
    />
  ),
  bytes: (props) => <NumberInput {...shared(props)} step={1} validate={checks(props, isWhole)} />,
  boolean: (props) => <BooleanInput {...shared(props)} />,
  date: (props) => <DayInput {...shared(props)} validate={checks(props)} />,
  dateTime: (props) => <MomentInput {...shared(props)} validate={checks(props)} />,
  oneOf: (props) => (
    <OptionInput
      {...shared(props)}
      options={props.field.options ?? []}
      mayBeEmpty={!(props.isRequired || props.field.default)}
      validate={checks(props)}
    />
  ),
  manyOf: (props) => <OptionsInput {...shared(props)} options={props.field.options ?? []} />,
  tags: (props) => <TagsInput {...shared(props)} />,
  reference: (props) => <RecordInput {...props} />,
  references: (props) => <ManyRecordsInput {...props} />,
  sequence: null,
  secret: (props) => <SecretInput {...shared(props)} validate={checks(props)} />,
  polygon: (props) => <PolygonInput {...props} />,
  json: null,
};

interface LeafInputProps {
  leaf: FlatField;
  /** The dotted path in the form's record, if it differs from the declared path. */
  source?: string;
  isRequired?: boolean;
  /** Replaces the input of the field's kind. */
  instead?: ComponentType<InputProps & { children?: ReactNode }> | undefined;
}

/** The input for one declared field. */
export function LeafInput({
  leaf,
  source = leaf.path,
  isRequired = leaf.field.required === true,
  instead: Instead,
}: LeafInputProps) {
  const { word, labelOf } = useWording();
  const { help, ...rest } = leaf.field;
  const field = help ? { ...rest, help: word(help) } : rest;
  const props = { source, label: labelOf(leaf), field, isRequired };
  const input = inputs[field.kind]?.(props);
  return Instead ? <Instead {...props}>{input}</Instead> : input;
}
