/** The id of a guide or project. */
export const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** True for the id of a guide or the URL of its page. */
export function isGuideReference(text: string): boolean {
  return (
    UUID.test(text) || (/^https?:\/\//i.test(text) && URL.canParse(text) && pageId(new URL(text)) !== null)
  );
}

/** The id in the URL of the page of a guide. */
export function pageId({ pathname }: URL): string | null {
  const id = /^\/style-tile\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '';
  return UUID.test(id) ? id : null;
}
