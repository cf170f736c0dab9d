import { useEffect } from 'react';

/**
 * Names the tab of the browser and the entry of its history after the page: `Forno · StyleKit`, or after what it belongs
 * to: `Oak and crust · Forno`.
 */
export function usePageTitle(title: string, context = 'StyleKit'): void {
  useEffect(() => {
    document.title = `${title} · ${context}`;
  }, [title, context]);
}
