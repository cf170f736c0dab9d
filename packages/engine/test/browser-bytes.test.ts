import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleEngine } from '../build/bundle-engine.ts';
import { type CaseHashes, hashCases } from './browser-bytes-cases.ts';

/* Checks that the same briefs give the same bytes in Node and in Chromium, with the bundle of the web. */

const PAGE = `<!doctype html><meta charset="utf-8"><script type="module">
  import { hashCases } from './entry.js';
  globalThis.hashCases = hashCases;
</script>`;

let server: Server;
let browser: Browser;
let inBrowser: CaseHashes[] = [];
const issues: string[] = [];

beforeAll(async () => {
  const files = await bundleEngine(path.join(import.meta.dirname, 'browser-bytes-cases.ts'));
  const byPath = new Map(files.map(({ fileName, code }) => [`/${fileName}`, code]));
  server = createServer((request, response) => {
    const code = byPath.get(request.url ?? '');
    response.setHeader('content-type', code === undefined ? 'text/html' : 'text/javascript');
    response.end(code ?? PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  page.on('pageerror', (error) => issues.push(error.message));
  page.on('console', (message) => issues.push(message.text()));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction('globalThis.hashCases !== undefined');
  inBrowser = await page.evaluate<CaseHashes[]>('hashCases()');
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await new Promise((resolve) => server.close(resolve));
});

describe('Node and Chromium', () => {
  it('generate the same bytes for every guide, stylesheet, JSON and token file', async () => {
    const inNode = await hashCases();
    expect(inNode).toHaveLength(15);
    expect(inBrowser).toEqual(inNode);
  });

  it('generate fifteen different guides', () => {
    expect(new Set(inBrowser.map(({ css }) => css)).size).toBe(15);
  });

  it('write nothing to the console', () => {
    expect(issues).toEqual([]);
  });
});
