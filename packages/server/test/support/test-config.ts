import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Config, parseConfig } from '../../src/config/config.ts';

export const TEST_SESSION_KEY = '00112233445566778899aabbccddeeff102132435465768798a9bacbdcedfe0f';

/** A development configuration with its own data folder. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'stylekit-data-'));
  const environment = {
    STYLEKIT_DATA_DIR: dataDir,
    SESSION_KEY: TEST_SESSION_KEY,
    LOG_LEVEL: 'silent',
    // A busy machine is slow.
    REQUEST_WAIT_SECONDS: '60',
  };
  return { ...parseConfig(environment, dataDir), ...overrides };
}
