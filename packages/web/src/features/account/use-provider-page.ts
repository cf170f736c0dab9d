import { useState } from 'react';
import { messageOf } from '../../lib/http.ts';
import { showToast } from '../../ui/toast-store.ts';

/**
 * Opens a page of the payment provider in a new tab. The tab is opened during the click, because browsers block tabs
 * that are opened after a request; if it is blocked anyway, the page opens in this tab.
 *
 * @param failureTitle title of the toast when the server returns no page
 */
export function useProviderPage(failureTitle: string) {
  const [isOpening, setIsOpening] = useState(false);
  const open = async (request: () => Promise<{ readonly url: string }>) => {
    const tab = window.open('', '_blank');
    // The provider's page must not be able to navigate this one.
    if (tab !== null) tab.opener = null;
    setIsOpening(true);
    try {
      const { url } = await request();
      if (tab === null) window.location.assign(url);
      else tab.location.replace(url);
    } catch (error) {
      tab?.close();
      showToast({ title: failureTitle, description: messageOf(error), tone: 'destructive' });
    } finally {
      setIsOpening(false);
    }
  };
  return { isOpening, open: (request: () => Promise<{ readonly url: string }>) => void open(request) };
}
