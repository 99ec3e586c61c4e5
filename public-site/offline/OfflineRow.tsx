import { ConnectionRow } from './ConnectionRow';

export const OfflineRow = ({ online }: { online: boolean }) =>
  online ? null : <ConnectionRow tone="info" icon="info" text="You are offline. What you type is kept." />;
