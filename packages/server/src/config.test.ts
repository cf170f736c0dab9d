import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

describe('parseConfig', () => {
  it('needs nothing in development', () => {
    expect(parseConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      logLevel: 'info',
      isProduction: false,
    });
  });

  it('takes what is given and derives the public address from the port', () => {
    const config = parseConfig({ PORT: '8080', HOST: '0.0.0.0', LOG_LEVEL: 'debug' });
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'http://localhost:8080',
      logLevel: 'debug',
    });
  });

  it('treats an empty variable as one that is not set', () => {
    expect(parseConfig({ PORT: '', HOST: '', PUBLIC_URL: '', LOG_LEVEL: '' }).port).toBe(4000);
  });

  it('lists every fault at once', () => {
    const faults = faultsOf({
      PORT: 'http',
      HOST: 'no spaces',
      PUBLIC_URL: 'stylekit.example',
      LOG_LEVEL: 'loud',
    });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['PORT', 'HOST', 'PUBLIC_URL', 'LOG_LEVEL']);
  });

  it('refuses a port no socket has and a public address with a path', () => {
    expect(faultsOf({ PORT: '65536' })).toHaveLength(1);
    expect(faultsOf({ PUBLIC_URL: 'https://stylekit.example/app' })).toHaveLength(1);
    expect(faultsOf({ PUBLIC_URL: 'ftp://stylekit.example' })).toHaveLength(1);
  });

  it('demands https in production', () => {
    expect(faultsOf({ NODE_ENV: 'production' })[0]).toContain('PUBLIC_URL');
    const config = parseConfig({ NODE_ENV: 'production', PUBLIC_URL: 'https://stylekit.example/' });
    expect(config.publicUrl).toBe('https://stylekit.example');
  });

  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(parseConfig({}))).toBe(true);
  });
});

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    parseConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}
