/** The style of links in running text: colour alone must not distinguish them from the words around them (WCAG 1.4.1). */
export const linksInText = { '& a, & button': { textDecoration: 'underline', textUnderlineOffset: '2px' } } as const;
