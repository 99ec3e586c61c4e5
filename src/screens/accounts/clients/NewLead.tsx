import { ClientEntry } from './ClientEntry';

/** The page for a lead, who may order later. */
export const NewLead = () => <ClientEntry intent="lead" />;
