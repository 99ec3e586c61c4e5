import { useI18nProvider } from 'react-admin';
import { type Wording, wordingOf } from './wording';

/** Returns the wording of the chosen language: react-admin's `useTranslate` with typed keys, and the matching formats. */
export const useWording = (): Wording => wordingOf(useI18nProvider());
