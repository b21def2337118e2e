export type { Picture, PictureRequest, SeatNames } from './picture.ts';
export { openStudio, type RetellRequest, type Studio } from './studio.ts';
export type { ThemeName } from './theme.ts';
