/**
 * SQL that fills an empty gazetteer with `$1` realistic names, the same in every run: three to five syllables each, and
 * Zzirimugulu, which resembles no other name.
 */
export const PLACES_AT_SCALE = `
  WITH syllables AS (
    SELECT ARRAY['ka','ki','bu','na','lu','mu','nya','ga','si','to','wa','bwa','nda','zi','go','ba','ri','te','kya','sa','no','li','mpa','je'] AS of
  )
  INSERT INTO coverage_places (id, date_created, date_updated, name, district, kind, latitude, longitude)
  SELECT gen_random_uuid(), now(), now(),
    CASE WHEN n = 1 THEN 'Zzirimugulu' ELSE initcap(of[1 + n % 24] || of[1 + n / 24 % 24] || of[1 + n * 7 / 576 % 24] || of[1 + n * 11 / 5000 % 24]) END,
    'District ' || n % 997, 'AREA', (n % 577) / 100.0 - 1.4, 29.6 + (n % 541) / 100.0
  FROM generate_series(1, $1::int) n, syllables`;
