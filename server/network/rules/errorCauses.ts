/** The Error-Cause values of RFC 5176, in words. */
const ERROR_CAUSES: Readonly<Record<number, string>> = {
  201: 'Residual session context removed',
  401: 'Unsupported attribute',
  402: 'Missing attribute',
  403: 'NAS identification mismatch',
  404: 'Invalid request',
  405: 'Unsupported service',
  406: 'Unsupported extension',
  407: 'Invalid attribute value',
  501: 'Administratively prohibited',
  502: 'Request not routable',
  503: 'Session context not found',
  504: 'Session context not removable',
  505: 'Other proxy processing error',
  506: 'Resources unavailable',
  507: 'Request initiated',
  508: 'Multiple session selection unsupported',
};

/** The NAS does not know the session, so it is probably over. */
const SESSION_NOT_FOUND = 503;
/** The NAS has no resources for the request at the moment. */
const RESOURCES_UNAVAILABLE = 506;

/** Returns why a NAS refused, such as "Session context not found (503)". */
export const refusalText = (cause: number | null): string =>
  cause === null ? 'The NAS refused without a reason.' : `${ERROR_CAUSES[cause] ?? 'Error-Cause'} (${cause})`;

/** Returns whether a refusal may be over soon: the NAS has no resources, or its Stop, which proves the end, is on its way. */
export const isTemporary = (cause: number | null): boolean =>
  cause === SESSION_NOT_FOUND || cause === RESOURCES_UNAVAILABLE;
