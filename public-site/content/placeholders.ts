/** The texts of pages that replace one that is not available. */
export const PLACEHOLDERS = {
  comingSoon: {
    sign: 'Soon',
    heading: 'This is coming soon',
    lead: 'We are still building it. Meanwhile, check whether fibre reaches you. If it does not yet, leave your number and we will call you.',
  },
  underConstruction: {
    sign: 'Hold on',
    heading: 'This page is being worked on',
    lead: 'It will be back soon. Everything else works: check coverage, order, pay or track your order.',
  },
  notFound: {
    sign: '404',
    heading: 'There is no page here',
    lead: 'The link may be old or mistyped. Were you looking for one of these?',
  },
} as const;
