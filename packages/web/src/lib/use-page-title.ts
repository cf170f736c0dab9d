import { useEffect } from 'react';

/** Names the tab of the browser and the entry of its history after the page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – StyleKit`;
  }, [title]);
}
