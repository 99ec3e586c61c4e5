/**
 * Goes to the provider's hosted page. This is a separate module so that tests can mock it, because their browser cannot leave the
 * page.
 */
export const leaveTo = (url: string): void => window.location.assign(url);
