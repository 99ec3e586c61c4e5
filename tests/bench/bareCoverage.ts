// The program that the coverage benchmark compares with: plain `http` with all areas in memory, testing the point against each of
// them with the same library as ours. It validates and stores nothing. PORT must be given.
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
