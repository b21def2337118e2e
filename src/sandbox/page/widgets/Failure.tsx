/** What went wrong, announced to screen readers; nothing if there is no text. */
export function Failure({ text, className = 'failure' }: { readonly text: string | undefined; readonly className?: string }) {
  if (text === undefined) return undefined;
  return (
    <p className={className} role="alert">
      {text}
    </p>
  );
}
