import { PUBLIC_TITLES } from '../data/public-titles.ts';
import { Preview } from '../features/preview/preview.tsx';
import { StyleGuide } from '../features/style-guide/style-guide.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

/** The public demo with the style guide view. */
export function DemoPage() {
  usePageTitle(PUBLIC_TITLES['/preview']);
  return (
    <Preview renderGuide={(guide, titleRef) => <StyleGuide guide={guide} level={2} titleRef={titleRef} />} />
  );
}
