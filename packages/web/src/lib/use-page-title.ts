import { useEffect } from 'react';

/** Sets the document title, such as `Forno · StyleKit`, or with a context: `Oak and crust · Forno`. */
export function usePageTitle(title: string, context = 'StyleKit'): void {
  useDocumentTitle(`${title} · ${context}`);
}

/** Sets the whole document title. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
