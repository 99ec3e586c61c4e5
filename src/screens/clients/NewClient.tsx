import { ClientEntry } from './ClientEntry';

/** Somebody who orders today. */
export const NewClient = () => <ClientEntry intent="client" />;
