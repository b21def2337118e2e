/** `npm run guide` writes the players' guide and the page on benchmarks. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOP } from '../support/structure/sources.ts';
import { benchPage } from './benchPage.ts';
import { guidePage } from './page.ts';

writeFileSync(join(TOP, 'commands/README.md'), guidePage());
writeFileSync(join(TOP, 'tests/bench/README.md'), benchPage());
