/** Style of running text: colour alone does not tell a link from the words around it (WCAG 1.4.1). */
export const linksInText = { '& a, & button': { textDecoration: 'underline', textUnderlineOffset: '2px' } } as const;
