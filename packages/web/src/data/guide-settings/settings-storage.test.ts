import { DEFAULT_SETTINGS, type Guide, parseSettings, SAMPLE_GUIDE } from '@stylekit/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TextStore } from '../../lib/local-store.ts';
import {
  GLOBAL_SETTINGS_KEY,
  loadSettings,
  readSettings,
  saveSettings,
  toDemoTileId,
  toSettingsKey,
} from './settings-storage.ts';

const round = parseSettings({ buttons: { borderRadius: 100 } });
const square = parseSettings({ buttons: { borderRadius: 0 } });

const { elements } = SAMPLE_GUIDE;
/** A generated guide with a shape of its own. */
const generated: Guide = {
  ...SAMPLE_GUIDE,
  generatedBy: 'built-in',
  elements: {
    ...elements,
    buttons: { ...elements.buttons, primary: { ...elements.buttons.primary, borderRadius: '1.5rem' } },
  },
};

describe('guide settings', () => {
  let entries: Map<string, string>;
  let store: TextStore;

  beforeEach(() => {
    entries = new Map();
    store = {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
    };
  });

  it('are restored under the key of the guide', () => {
    expect(saveSettings(store, 'a1', round)).toBe(true);
    expect([...entries.keys()]).toEqual(['stylekit-settings-a1']);
    expect(loadSettings(store, 'a1')).toEqual(round);
  });

  it('are separate for each guide', () => {
    saveSettings(store, 'a1', round);
    expect(loadSettings(store, 'b2')).toBeNull();
  });

  it('of the demo do not affect the guides of the server', () => {
    saveSettings(store, '0', square);
    saveSettings(store, 'a1', round);
    expect(loadSettings(store, 'b2')).toBeNull();
    expect(loadSettings(store, 'a1')).toEqual(round);
  });

  it('of the demo are separate for each generated guide, which starts with its own shape', () => {
    expect(toDemoTileId(SAMPLE_GUIDE)).toBe('0');
    expect(toDemoTileId(generated)).toMatch(/^0-[0-9a-f]+$/);
    expect(toDemoTileId({ ...generated, name: 'Another' })).not.toBe(toDemoTileId(generated));
    saveSettings(store, '0', square);
    expect(loadSettings(store, toDemoTileId(generated))).toBeNull();
  });

  it('of the demo fall back to the global ones when invalid', () => {
    saveSettings(store, '0', square);
    expect(entries.has(GLOBAL_SETTINGS_KEY)).toBe(true);
    for (const broken of ['', '{', '[]', '{"buttons":{"color":"red"}}', 'null']) {
      entries.set(toSettingsKey('0'), broken);
      expect(loadSettings(store, '0'), broken).toEqual(square);
      entries.set(toSettingsKey('a1'), broken);
      expect(loadSettings(store, 'a1'), broken).toBeNull();
    }
  });

  it('are clamped to the slider range when the stored text is out of range', () => {
    const stored = '{"buttons":{"fontSizePx":400},"typography":{"multiplier":0.1}}';
    const read = readSettings(stored);
    expect(read?.buttons.fontSizePx).toBe(22);
    expect(read?.typography.multiplier).toBe(0.75);
    expect(read?.buttons.paddingXRem).toBe(DEFAULT_SETTINGS.buttons.paddingXRem);
  });

  it('report when the browser blocks storage', () => {
    const full: TextStore = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(saveSettings(full, '0', round)).toBe(false);
    expect(saveSettings(null, '0', round)).toBe(false);
    expect(loadSettings(null, '0')).toBeNull();
  });
});
