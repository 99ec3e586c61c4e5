import type { WorklistFormProps } from '../../crud/slots';
import { InstallDeviceDrawer } from './InstallDeviceDrawer';

/** Installs a device at an account that waits for one in a worklist. */
export const WaitingInstall = ({ id, onClose }: WorklistFormProps) => (
  <InstallDeviceDrawer accountId={id} replaced={null} onClose={onClose} />
);
