export type { EmojiImage } from './drawing/emojis.ts';
export type { ChartRequest } from './recap/drawChart.ts';
export type { GameRenderer } from './render/gameRenderer.ts';
export type { Card, CardEntry, CardList, CardRequest } from './request/card.ts';
export type { Picture, PictureRequest, SeatNames } from './request/picture.ts';
export { type BackgroundRenderer, openRenderer, type RetellRequest } from './service/renderer.ts';
export { SEATS as SEAT_STYLES } from './themes/seatStyles.ts';
export type { ThemeName } from './themes/theme.ts';
