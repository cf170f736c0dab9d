import {
  DEFAULT_SETTINGS,
  type Guide,
  type GuideSettings,
  parseGuide,
  parseSettings,
} from '@stylekit/engine';
import type { Deps } from '../deps.ts';
import { readJson } from './read-json.ts';

/** A style guide from a file or standard input ("-"). */
export async function readGuide(source: string, deps: Deps): Promise<Guide> {
  return parseGuide(await readJson(source, deps));
}

/** Style settings from a file, or the defaults when none is named. */
export async function readSettings(source: string | undefined, deps: Deps): Promise<GuideSettings> {
  return source === undefined ? DEFAULT_SETTINGS : parseSettings(await readJson(source, deps));
}
