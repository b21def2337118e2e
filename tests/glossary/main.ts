/** `npm run glossary` writes the page of all terms. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOP } from '../support/structure/sources.ts';
import { glossaryPage } from './page.ts';

writeFileSync(join(TOP, 'src/i18n/GLOSSARY.md'), glossaryPage());
