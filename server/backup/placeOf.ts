import type { BackupSettings } from '../config/backupSettings';
import type { BackupPlace } from './places/BackupPlace';
import { folderPlace } from './places/folderPlace';
import { s3Place } from './places/s3Place';

/** Returns the place named by the settings. */
export const placeOf = (place: BackupSettings['place']): BackupPlace =>
  'folder' in place ? folderPlace(place.folder) : s3Place(place.s3);
