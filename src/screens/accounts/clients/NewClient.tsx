import { ClientEntry } from './ClientEntry';

/** The page for a client who orders today. */
export const NewClient = () => <ClientEntry intent="client" />;
