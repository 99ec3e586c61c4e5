import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../contract/languages';
import { SelectField } from '../forms/Field';

interface LanguageFieldProps {
  language: Language;
  onChoose(language: Language): void;
}

/** The language in which the customer gets our messages. */
export function LanguageField({ language, onChoose }: LanguageFieldProps) {
  return (
    <SelectField
      label="Language of our messages to you"
      name="language"
      required
      value={language}
      onChange={({ target }) => onChoose(target.value as Language)}
    >
      {LANGUAGE_CODES.map((code) => (
        <option key={code} value={code} lang={code}>
          {LANGUAGES[code]}
        </option>
      ))}
    </SelectField>
  );
}
