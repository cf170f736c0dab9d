import type { Guide } from '@stylekit/engine';
import { memo, Suspense, useRef } from 'react';
import { loadable } from '../../../lib/loadable.tsx';
import { useNearViewport } from '../../../lib/use-near-viewport.ts';
import type { ViewColor, Vision } from '../color/view-colors.ts';
import { GuideSection } from '../guide-section.tsx';
import './things-section.css';

/** Loaded when the section comes near the window, because most visits end above it. */
const ThingsStage = loadable(async () => (await import('./things-stage.tsx')).ThingsStage);

export interface ThingsProps {
  readonly guide: Guide;
  readonly colors: readonly ViewColor[];
  /** The id of the stylesheet of the mock-ups. */
  readonly sheetId: string;
  /** The color-vision simulation of the whole view. */
  readonly vision: Vision;
  readonly onVision: (vision: Vision) => void;
}

/** The guide on a landing page, a dashboard, a mobile app, an email, a business card and a poster. */
export const ThingsSection = memo(function ThingsSection({
  level,
  ...props
}: ThingsProps & { readonly level: 2 | 3 }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  return (
    <GuideSection
      section="things"
      note="Drawn with nothing but the exported CSS variables. The texts are those of the guide."
      level={level}
    >
      <div ref={frame} className="things-frame">
        {isNear && (
          <Suspense fallback={null}>
            <ThingsStage {...props} />
          </Suspense>
        )}
      </div>
    </GuideSection>
  );
});
