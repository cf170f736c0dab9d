import { type GuideSettings, parseSettings } from '@stylekit/engine';
import { JsonDocument, type UnreadableDocument } from './json-document.ts';

export type StoredSettings = GuideSettings | UnreadableDocument;

/** The button, hover and type settings of a style guide. */
export class JsonSettings extends JsonDocument<GuideSettings> {
  protected override parse(stored: unknown): GuideSettings {
    return parseSettings(stored);
  }

  override getColumnType(): string {
    return 'json';
  }
}
