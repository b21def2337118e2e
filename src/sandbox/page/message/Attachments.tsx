import type { APIAttachment } from 'discord-api-types/v10';
import { Icon } from '../widgets/Icon.tsx';
import { isImage, mediaUrl, sizeName } from './media.ts';
import { Picture } from './Picture.tsx';

/** A file to download. */
export function FileCard({ file }: { readonly file: APIAttachment }) {
  return (
    <a className="file" href={mediaUrl(file.url, [])} download={file.filename}>
      <Icon name="file" />
      <span>
        {file.filename}
        <small>{sizeName(file.size)}</small>
      </span>
    </a>
  );
}

/** The files of a message: pictures as pictures, others to download. */
export function Attachments({ files }: { readonly files: readonly APIAttachment[] }) {
  return (
    <div className="attachments">
      {files.map((file) =>
        isImage(file) ? (
          <Picture
            key={file.id}
            url={mediaUrl(file.url, [])}
            alt={file.description ?? ''}
            name={file.filename}
            width={file.width}
            height={file.height}
          />
        ) : (
          <FileCard key={file.id} file={file} />
        ),
      )}
    </div>
  );
}
