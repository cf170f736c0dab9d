import { useEffect } from 'react';
import { toDocumentTitle } from './document-title.ts';

/** Sets the document title, such as `Forno · StyleKit`, or with a context: `Oak and crust · Forno`. */
export function usePageTitle(title: string, context?: string): void {
  const documentTitle = toDocumentTitle(title, context);
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
}
