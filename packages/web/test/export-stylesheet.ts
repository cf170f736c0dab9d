import type { Guide, GuideSettings } from '@stylekit/engine';
import { exportGuide } from '@stylekit/engine/export';
import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    exportStylesheet: (guide: Guide, settings: GuideSettings) => Promise<string>;
  }
}

/** Exports `style-variables.css` in Node, for tests in the browser. */
export const exportStylesheet: BrowserCommand<[guide: Guide, settings: GuideSettings]> = async (
  _context,
  guide,
  settings,
) => (await exportGuide(guide, settings, 'css')).text;
