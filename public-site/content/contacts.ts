import { brand } from '../../contract/brand';
import { formatPhone } from '../../contract/phone';

const { phone, whatsapp, email } = brand.contacts;

/** The ways to contact people, as links. */
export const CONTACT_LINKS = {
  phone: { href: `tel:${phone}`, text: formatPhone(phone) },
  whatsapp: {
    href: `https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(`Hello ${brand.name}, `)}`,
    text: formatPhone(whatsapp),
  },
  email: { href: `mailto:${email}`, text: email },
} as const;
