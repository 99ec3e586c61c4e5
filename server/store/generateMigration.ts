import { storedResources } from '../../resources';
import { writeMigration } from './migrationDiff';

// `npm run db:generate -- <name>`
const file = await writeMigration(process.argv[2] ?? 'change', storedResources);
console.log(file ? `Wrote server/store/migrations/${file}` : 'The declarations and the last migration agree.');
