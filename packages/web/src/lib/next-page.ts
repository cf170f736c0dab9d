/** The address of the next page in a `Link` header of ours, or null on the last page. */
export function parseNextPage(link: string): string | null {
  return /<([^>]+)>;\s*rel="next"/.exec(link)?.[1] ?? null;
}
