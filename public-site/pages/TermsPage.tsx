import { TERMS } from '../content/terms';
import { LegalDocument } from './info/LegalDocument';

/** The terms and conditions. */
export default function TermsPage() {
  return <LegalDocument text={TERMS} />;
}
