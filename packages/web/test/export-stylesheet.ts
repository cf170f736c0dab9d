import type { Guide, GuideSettings } from '@stylekit/engine';
import { exportGuide } from '@stylekit/engine/export';
import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    exportStylesheet: (guide: Guide, settings: GuideSettings) => Promise<string>;
  }
}

/** For tests in the browser: the bytes of `style-variables.css`, made in Node as the command makes them. */
export const exportStylesheet: BrowserCommand<[guide: Guide, settings: GuideSettings]> = async (
  _context,
  guide,
  settings,
) => (await exportGuide(guide, settings, 'css')).text;
