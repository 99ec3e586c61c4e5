// The program that the coverage benchmark compares with: plain `http`, all areas in memory, the point tried in each of them by
// the same library as ours. It checks and stores nothing. PORT is given.
import { createServer } from 'node:http';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import { AREAS, outlineOf } from './areas';

const areas = Array.from({ length: AREAS }, (_, index) => outlineOf(index));

createServer(async (request, response) => {
  let text = '';
  for await (const part of request) text += part;
  const { longitude, latitude } = JSON.parse(text).location;
  const found = areas.some((polygon) => booleanPointInPolygon([longitude, latitude], polygon));
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ found }));
}).listen(Number(process.env.PORT), () => console.log('ready'));
