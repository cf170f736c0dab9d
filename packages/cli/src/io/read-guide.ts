import {
  type GuideDocument,
  type GuideSettings,
  initialSettings,
  parseGuideDocument,
  parseSettings,
} from '@stylekit/engine';
import type { Deps } from '../deps.ts';
import { parseDocument, wrongKind } from './read-document.ts';
import { readText } from './read-text.ts';

/** A style guide and its settings from a file or standard input ("-"), for a command that takes nothing else. */
export async function readGuide(source: string, command: string, deps: Deps): Promise<GuideDocument> {
  const { kind, document } = parseDocument(await readText(source, deps), source);
  // The engine reports what is no object at all.
  const isObject = typeof document === 'object' && document !== null && !Array.isArray(document);
  if (kind !== 'guide' && (kind !== 'other' || isObject))
    throw wrongKind(source, kind, `${command} takes a style guide`);
  return parseGuideDocument(document);
}

/** The settings of each guide of a command. */
export type SettingsOf = (document: GuideDocument) => GuideSettings;

/**
 * Style settings from a file, with missing parts from each guide. When none is named, the settings in the document of a
 * guide, else its initial ones.
 */
export async function readSettings(source: string | undefined, deps: Deps): Promise<SettingsOf> {
  if (source === undefined) return ({ guide, settings }) => settings ?? initialSettings(guide);
  const { kind, document } = parseDocument(await readText(source, deps), source);
  if (kind !== 'settings' && kind !== 'other') {
    throw wrongKind(
      source,
      kind,
      '--settings takes a settings file',
      'Use a JSON file with buttons and typography, or leave --settings out.',
    );
  }
  parseSettings(document);
  return ({ guide }) => parseSettings(document, initialSettings(guide));
}
