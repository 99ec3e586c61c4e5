import { MY_LOCATION } from '../../contract/coverage/coverage';
import type { BodyOf } from '../../resources/catalogue/actions';

/** A place as the coverage check takes it. */
export type AskedLocation = BodyOf<'checkCoverage'>['location'];

const WAIT = 15_000;

/** The reason why the device did not share its location, in words for the visitor. */
class NoLocation extends Error {}

/** Returns the device's location. Asks the visitor for permission; rejects with NoLocation. */
export function myLocation(): Promise<AskedLocation> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) {
      reject(new NoLocation('This browser cannot tell where you are. Type the name of your area instead.'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ commonName: MY_LOCATION, latitude, longitude }),
      (error) => reject(new NoLocation(reasonOf(error))),
      { enableHighAccuracy: true, timeout: WAIT, maximumAge: 60_000 },
    );
  });
}

const reasonOf = (error: GeolocationPositionError): string =>
  error.code === error.PERMISSION_DENIED
    ? 'Your location was not shared. Type the name of your area instead.'
    : 'Your device could not find where it is. Type the name of your area instead.';
