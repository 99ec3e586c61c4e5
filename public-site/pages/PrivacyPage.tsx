import { PRIVACY } from '../content/privacy';
import { LegalDocument } from './info/LegalDocument';

/** The privacy policy. */
export default function PrivacyPage() {
  return <LegalDocument text={PRIVACY} />;
}
