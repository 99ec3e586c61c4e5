import { ClientEntry } from './ClientEntry';

/** Somebody who may order later. */
export const NewLead = () => <ClientEntry intent="lead" />;
