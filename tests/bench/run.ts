import { firstBytes } from './firstBytes';
import { lighthouse } from './lighthouse';
import { benchLists } from './lists';
import { benchMillion } from './million';
import { benchOffices } from './offices';

// `npm run bench`: everything in one run, side by side, as the README shows it.
const { table, notes } = await benchLists();
console.log(['', ...table, '', ...notes, ''].join('\n'));
console.log([...(await benchMillion()), ''].join('\n'));
console.log([...(await firstBytes()), ''].join('\n'));
console.log([...(await benchOffices()), ''].join('\n'));
console.log((await lighthouse()).join('\n'));
