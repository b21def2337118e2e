/** Every game of the bot, in the order of lists and menus. A new game adds its line. */
export { cyclades } from './cyclades.ts';
export { peloponnes } from './peloponnes.ts';
