/** `npm run guide` writes the players' guide. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOP } from '../support/structure/sources.ts';
import { guidePage } from './page.ts';

writeFileSync(join(TOP, 'commands/README.md'), guidePage());
