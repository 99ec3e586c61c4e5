import type { CoverageCode } from '../../../contract/statuses';
import type { Polygon } from '../kinds';

/**
 * A real place and the centre of its demo area: name, district, latitude, longitude (degrees), state of the fibre, radius (km).
 */
type Place = readonly [
  name: string,
  district: string,
  latitude: number,
  longitude: number,
  state: CoverageCode | null,
  radius?: number,
];

/** The expected completion dates. */
export const EXPECTED: Partial<Record<CoverageCode, string>> = { IN_PROGRESS: '2027-02-28', PLANNED: '2027-09-30' };

/** Without a state, it is a place that suggestions know and no area covers. The states are fictional, the places are real. */
export const PLACES: readonly Place[] = [
  ['Kololo', 'Kampala', 0.33, 32.594, 'ASBUILT'],
  ['Nakasero', 'Kampala', 0.323, 32.578, 'ASBUILT'],
  ['Naguru', 'Kampala', 0.341, 32.608, 'ASBUILT', 0.8],
  ['Bukoto', 'Kampala', 0.352, 32.596, 'ASBUILT', 0.9],
  ['Ntinda', 'Kampala', 0.356, 32.616, 'ASBUILT'],
  ['Bugolobi', 'Kampala', 0.311, 32.623, 'ASBUILT'],
  ['Muyenga', 'Kampala', 0.293, 32.615, 'ASBUILT', 0.9],
  ['Kabalagala', 'Kampala', 0.298, 32.601, 'ASBUILT', 0.7],
  ['Kansanga', 'Kampala', 0.285, 32.604, 'IN_PROGRESS', 0.8],
  ['Makindye', 'Kampala', 0.279, 32.587, 'IN_PROGRESS', 0.9],
  ['Nsambya', 'Kampala', 0.3, 32.587, 'IN_PROGRESS', 0.7],
  ['Mengo', 'Kampala', 0.304, 32.562, 'PLANNED', 0.8],
  ['Rubaga', 'Kampala', 0.302, 32.548, 'PLANNED', 0.8],
  ['Makerere', 'Kampala', 0.335, 32.567, 'ASBUILT', 0.8],
  ['Mulago', 'Kampala', 0.341, 32.578, 'IN_PROGRESS', 0.6],
  ['Kisaasi', 'Kampala', 0.368, 32.602, 'IN_PROGRESS', 0.8],
  ['Kyanja', 'Kampala', 0.386, 32.594, 'PLANNED'],
  ['Kawempe', 'Kampala', 0.379, 32.557, 'NO_PRESENCE'],
  ['Luzira', 'Kampala', 0.3, 32.647, 'PLANNED'],
  ['Mbuya', 'Kampala', 0.328, 32.634, 'ASBUILT', 0.8],
  ['Munyonyo', 'Kampala', 0.241, 32.624, 'PLANNED'],
  ['Buziga', 'Kampala', 0.258, 32.614, 'PLANNED', 0.8],
  ['Kibuli', 'Kampala', 0.307, 32.596, null],
  ['Old Kampala', 'Kampala', 0.316, 32.569, null],
  ['Bwaise', 'Kampala', 0.354, 32.559, null],
  ['Najjera', 'Wakiso', 0.381, 32.63, 'ASBUILT'],
  ['Naalya', 'Wakiso', 0.368, 32.641, 'ASBUILT', 0.8],
  ['Kira', 'Wakiso', 0.399, 32.642, 'IN_PROGRESS'],
  ['Namugongo', 'Wakiso', 0.39, 32.664, 'PLANNED'],
  ['Bweyogerere', 'Wakiso', 0.356, 32.665, 'PLANNED'],
  ['Kireka', 'Wakiso', 0.347, 32.65, 'IN_PROGRESS', 0.8],
  ['Nansana', 'Wakiso', 0.364, 32.529, 'PLANNED'],
  ['Wakiso Town', 'Wakiso', 0.406, 32.48, 'PLANNED', 1.4],
  ['Kajjansi', 'Wakiso', 0.215, 32.55, 'NO_PRESENCE'],
  ['Lubowa', 'Wakiso', 0.248, 32.556, 'ASBUILT'],
  ['Gayaza', 'Wakiso', 0.452, 32.612, null],
  ['Matugga', 'Wakiso', 0.461, 32.526, null],
  ['Entebbe Town', 'Entebbe', 0.062, 32.47, 'ASBUILT', 1.4],
  ['Kitoro', 'Entebbe', 0.05, 32.456, 'IN_PROGRESS', 0.9],
  ['Nkumba', 'Entebbe', 0.093, 32.506, 'PLANNED', 1.2],
  ['Katabi', 'Entebbe', 0.078, 32.485, null],
  ['Mukono Town', 'Mukono', 0.354, 32.755, 'IN_PROGRESS', 1.4],
  ['Seeta', 'Mukono', 0.365, 32.71, 'PLANNED', 1.2],
  ['Goma', 'Mukono', 0.385, 32.73, null],
  ['Namanve', 'Mukono', 0.348, 32.69, 'ASBUILT', 0.9],
  ['Jinja Town', 'Jinja', 0.424, 33.204, 'ASBUILT', 1.5],
  ['Walukuba', 'Jinja', 0.433, 33.226, 'PLANNED', 0.9],
  ['Bugembe', 'Jinja', 0.463, 33.239, 'IN_PROGRESS'],
  ['Mafubira', 'Jinja', 0.457, 33.213, 'NO_PRESENCE'],
  ['Kakira', 'Jinja', 0.507, 33.283, null],
];

/** Returns an uneven closed outline of about `radius` kilometres around a point; the same point always gives the same outline. */
export function outline(latitude: number, longitude: number, radius = 1): Polygon {
  const corners = 9;
  const ring = Array.from({ length: corners }, (_, i): [number, number] => {
    const angle = (2 * Math.PI * i) / corners;
    const wobble = 0.85 + 0.3 * Math.abs(Math.sin(latitude * 997 + longitude * 131 + i * 2.3));
    const degrees = (radius * wobble) / 111.32;
    return [round(longitude + degrees * Math.cos(angle)), round(latitude + degrees * Math.sin(angle))];
  });
  return { type: 'Polygon', coordinates: [[...ring, ring[0] ?? [longitude, latitude]]] };
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
