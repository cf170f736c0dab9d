/** The title of a document, such as `Forno · StyleKit`, or with a context: `Oak and crust · Forno`. */
export function toDocumentTitle(title: string, context = 'StyleKit'): string {
  return `${title} · ${context}`;
}
