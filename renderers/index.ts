export type { Picture, PictureRequest, SeatNames } from './request/picture.ts';
export { openStudio, type RetellRequest, type Studio } from './service/renderer.ts';
export type { ThemeName } from './themes/theme.ts';
