/** Returns a map file as GeoJSON. The library that reads KML is loaded only for KML. Throws if the file is neither. */
export async function readMapFile(file: Pick<File, 'name' | 'text'>): Promise<unknown> {
  const text = await file.text();
  if (!/\.kml$/i.test(file.name)) return JSON.parse(text);
  const document = new DOMParser().parseFromString(text, 'text/xml');
  if (document.querySelector('parsererror')) throw new Error('The file is no XML.');
  const { kml } = await import('@tmcw/togeojson');
  return kml(document);
}
