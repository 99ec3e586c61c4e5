import { useI18nProvider } from 'react-admin';
import { type Wording, wordingOf } from './wording';

/** The wording of the language chosen: react-admin's `useTranslate` with typed keys, and the formats that go with it. */
export const useWording = (): Wording => wordingOf(useI18nProvider());
