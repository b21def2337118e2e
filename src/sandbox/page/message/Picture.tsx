import { usePageContext } from '../context.ts';

/** A picture in a message. A click opens the viewer. */
export function Picture({
  url,
  alt,
  name,
  width,
  height,
  className = 'picture',
}: {
  readonly url: string;
  readonly alt: string;
  readonly name: string;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  readonly className?: string;
}) {
  const { openPicture } = usePageContext();
  const size = width && height ? { width, height } : {};
  return (
    <button
      type="button"
      className={className}
      aria-label={`Open picture: ${alt || name}`}
      onClick={() => openPicture({ url, alt, name })}
    >
      <img src={url} alt={alt} loading="lazy" decoding="async" {...size} />
    </button>
  );
}
