/** The path of the next page from a `Link` header, or null on the last page. */
export function parseNextPage(link: string): string | null {
  return /<([^>]+)>;\s*rel="next"/.exec(link)?.[1] ?? null;
}
