import { imageSize } from 'image-size';

/** Width and height of a picture in pixels; nothing for other files. */
export const pictureSize = (body: Uint8Array): { readonly width?: number; readonly height?: number } => {
  try {
    const { width, height } = imageSize(body);
    return { width, height };
  } catch {
    return {};
  }
};
