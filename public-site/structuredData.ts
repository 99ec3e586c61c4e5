import { brand } from '../contract/brand';
import { ORIGIN_MARK, type PageKey, PUBLIC_ROUTES } from '../contract/pages/routes';
import { FAQS } from './content/faqs';
import { payBy } from './content/home';
import { country } from './content/law';
import { titleOf } from './content/titles';

const PROVIDER = `${ORIGIN_MARK}/#provider`;

/** Returns a page's structured data for search engines (schema.org); null if there is nothing beyond its text. */
export function structuredData(key: PageKey): object | null {
  if (key === 'home') return graph(provider(), { '@type': 'WebSite', url: `${ORIGIN_MARK}/`, name: brand.name });
  if (key === 'faqs') return graph(faqPage(), breadcrumb(key));
  if (key === 'about') return graph({ '@type': 'AboutPage', about: { '@id': PROVIDER } }, breadcrumb(key));
  if (key === 'contact') return graph({ '@type': 'ContactPage', about: { '@id': PROVIDER } }, breadcrumb(key));
  return ['terms', 'privacy', 'subscribe', 'renewLogin', 'trackByDetails'].includes(key)
    ? graph(breadcrumb(key))
    : null;
}

const graph = (...things: object[]) => ({ '@context': 'https://schema.org', '@graph': things });

const provider = () => ({
  '@type': 'LocalBusiness',
  '@id': PROVIDER,
  name: brand.name,
  url: `${ORIGIN_MARK}/`,
  telephone: brand.contacts.phone,
  email: brand.contacts.email,
  address: { '@type': 'PostalAddress', streetAddress: brand.contacts.address, addressCountry: brand.country },
  areaServed: { '@type': 'Country', name: country },
  currenciesAccepted: brand.currency,
  paymentAccepted: payBy,
});

const faqPage = () => ({
  '@type': 'FAQPage',
  mainEntity: FAQS.flatMap(({ questions }) => questions).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
});

const breadcrumb = (key: PageKey) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: brand.name, item: `${ORIGIN_MARK}/` },
    { '@type': 'ListItem', position: 2, name: titleOf(key), item: `${ORIGIN_MARK}${PUBLIC_ROUTES[key]}` },
  ],
});
