/** Pages that stand where another one will be, or was expected. */
export const PLACEHOLDERS = {
  comingSoon: {
    sign: 'Soon',
    heading: 'This is coming soon',
    lead: 'We are still building it, as we build our network: one street after the other. Meanwhile, see whether fibre has reached yours. Where it has not, leave your number and we call you.',
  },
  underConstruction: {
    sign: 'Hold on',
    heading: 'This page is being worked on',
    lead: 'We are putting it in order and it will be back. Everything else works: check your place, order, pay, or see how far your order is.',
  },
  notFound: {
    sign: '404',
    heading: 'There is no page here',
    lead: 'The link may be old or mistyped. Perhaps you were looking for one of these:',
  },
} as const;
