import { type ReactNode, useRef, useState } from 'react';
import { useTheme } from '../../../theme/theme.ts';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { VISION_SEGMENTS } from '../color/vision-switch.tsx';
import { AppMockUp } from './mock-ups/app.tsx';
import { CardMockUp } from './mock-ups/card.tsx';
import { DashboardMockUp } from './mock-ups/dashboard.tsx';
import { EmailMockUp } from './mock-ups/email.tsx';
import { LandingMockUp } from './mock-ups/landing.tsx';
import { PosterMockUp } from './mock-ups/poster.tsx';
import { printThings } from './print-things.ts';
import { type MockUpProps, toThingTexts } from './thing-texts.ts';
import type { ThingsProps } from './things-section.tsx';
import { useFullScreen } from './use-full-screen.ts';
import './things-stage.css';

type Thing = 'landing' | 'dashboard' | 'app' | 'email' | 'card' | 'poster';

interface ThingView {
  readonly key: Thing;
  readonly label: string;
  /** The end of the sentence “Halyard & Finch on …”. */
  readonly place: string;
  readonly MockUp: (props: MockUpProps) => ReactNode;
}

const THINGS: readonly ThingView[] = [
  { key: 'landing', label: 'Landing page', place: 'a landing page', MockUp: LandingMockUp },
  { key: 'dashboard', label: 'Dashboard', place: 'a dashboard', MockUp: DashboardMockUp },
  { key: 'app', label: 'Mobile app', place: 'a mobile app', MockUp: AppMockUp },
  { key: 'email', label: 'Email', place: 'an email', MockUp: EmailMockUp },
  { key: 'card', label: 'Business card', place: 'a business card', MockUp: CardMockUp },
  { key: 'poster', label: 'Poster', place: 'a poster', MockUp: PosterMockUp },
];

const SURFACES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The mock-ups with their switches. All are in the document, because a print shows all of them. */
export function ThingsStage({ guide, colors, sheetId, vision, onVision }: ThingsProps) {
  const theme = useTheme();
  const [chosen, setChosen] = useState<'light' | 'dark' | null>(null);
  const [shown, setShown] = useState<Thing>('landing');
  const surface = chosen ?? theme;
  const texts = toThingTexts(guide);
  return (
    <FullScreenFrame>
      {(actions) => (
        <Tabs label="Mock-ups" tabs={THINGS} selected={shown} onSelect={setShown} actions={actions}>
          <div className="things-switches no-print">
            <Segmented legend="Surface" value={surface} segments={SURFACES} onChange={setChosen} />
            <Segmented legend="Simulate" value={vision} segments={VISION_SEGMENTS} onChange={onVision} />
          </div>
          {THINGS.map(({ key, place, MockUp }) => (
            <div
              key={key}
              role="img"
              aria-label={`${guide.name} on ${place}, ${surface}`}
              className="thing sk-surface"
              data-thing={key}
              data-shown={key === shown}
              data-guide-sheet={sheetId}
              data-surface={surface}
            >
              <MockUp texts={texts} colors={colors} />
            </div>
          ))}
        </Tabs>
      )}
    </FullScreenFrame>
  );
}

/** Shows its content on the whole screen on request. Some phones cannot; they have no button. */
function FullScreenFrame({ children }: { readonly children: (actions: ReactNode) => ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const { isAvailable, isFull, toggle } = useFullScreen(frame);
  const actions = (
    <div className="no-print flex gap-3">
      {!isFull && (
        <Button icon="i-lucide-printer" onClick={printThings}>
          Print
        </Button>
      )}
      {isAvailable && (
        <Button icon={isFull ? 'i-lucide-minimize' : 'i-lucide-maximize'} onClick={toggle}>
          {isFull ? 'Exit full screen' : 'Full screen'}
        </Button>
      )}
    </div>
  );
  return (
    <div ref={frame} className="things-stage">
      {children(actions)}
    </div>
  );
}
