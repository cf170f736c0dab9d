import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed, for parts that only a print has. They are rendered before the print is laid out. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const query = matchMedia('print');
    const update = (next: boolean) => flushSync(() => setPrinting(next));
    const onBefore = () => update(true);
    const onAfter = () => update(false);
    const onChange = () => update(query.matches);
    window.addEventListener('beforeprint', onBefore);
    window.addEventListener('afterprint', onAfter);
    query.addEventListener('change', onChange);
    return () => {
      window.removeEventListener('beforeprint', onBefore);
      window.removeEventListener('afterprint', onAfter);
      query.removeEventListener('change', onChange);
    };
  }, []);
  return isPrinting;
}
