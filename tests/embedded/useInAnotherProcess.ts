import { openCluster } from '../../server/store/embedded/openCluster';

// Opens the database of the given folder, prints its URL, and keeps it open until it is told to stop.
const cluster = await openCluster(process.argv[2] ?? '');
console.log(cluster.url);
process.stdin.once('data', async () => {
  await cluster.close();
  process.exit(0);
});
