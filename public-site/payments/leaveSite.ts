/** Goes to the provider's hosted page. Alone in a module so that tests, whose browser cannot leave, can watch it. */
export const leaveTo = (url: string): void => window.location.assign(url);
