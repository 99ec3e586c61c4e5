import { firstBytes } from './firstBytes';
import { benchLists } from './lists';
import { benchMillion } from './million';

// `npm run bench`: everything in one run, side by side, as the README shows it.
const { table, notes } = await benchLists();
console.log(['', ...table, '', ...notes, ''].join('\n'));
console.log([...(await benchMillion()), ''].join('\n'));
console.log((await firstBytes()).join('\n'));
