import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../../engine/test/sample-size.ts';
import { HOSTILE_SVGS } from '../../../test/hostile-svg/hostile-svg.ts';
import { LOGO_SVGS } from '../../../test/hostile-svg/logo-svg.ts';
import { ApiError } from '../../http/api-error.ts';
import { sanitizeSvg } from './sanitize-svg.ts';

const BINARY = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
/** Long enough for an animation of a few milliseconds to begin, end and repeat, on the page's own clock. */
const SETTLE = { ms: 40, frames: 3 };

let canaryHits: string[] = [];
const files = new Map<string, Buffer>();
/** URLs that the test itself opens. */
let own: string[] = [];
let browser: Browser;
let page: Page;
/** Recorded since a file was opened as a document, without a content security policy. */
let executions: string[] = [];
let requests: string[] = [];
let canary: Server;
let host: Server;
let canaryOrigin: string;
let hostOrigin: string;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: BINARY, args: FLAGS });
});

afterAll(() => browser.close());

// New for each test, because a request of a file may arrive after its test.
beforeEach(async () => {
  canaryHits = [];
  const hits = canaryHits;
  [canary, canaryOrigin] = await listen((request, reply) => {
    hits.push(request.url ?? '');
    reply.setHeader('access-control-allow-origin', '*').end('probe()');
  });
  [host, hostOrigin] = await listen((request, reply) => {
    const file = files.get(request.url ?? '');
    reply.writeHead(file === undefined ? 404 : 200, { 'content-type': 'image/svg+xml' }).end(file);
  });
  page = await openWatchedPage();
});

afterEach(async () => {
  await page.close();
  canary.close();
  host.close();
});

describe('opened directly in Chromium without any policy', () => {
  it('detects that raw files run scripts and send requests', async () => {
    for (const name of [
      'script element',
      'onload on the root',
      'SMIL onbegin',
      'foreignObject with script',
    ]) {
      await open(rawFile(name));
      await expect.poll(() => executions, { message: name }).not.toEqual([]);
    }
    for (const name of ['external image', 'at-import', 'xml-stylesheet', 'background and border images']) {
      await open(rawFile(name));
      await expect.poll(() => requests, { message: name }).not.toEqual([]);
    }
    await expect.poll(() => canaryHits.length).toBeGreaterThan(3);
  });

  it('runs no scripts and sends no requests after sanitizing', async () => {
    const sanitized = HOSTILE_SVGS.map(({ name, source }) => [name, sanitizeOrNull(source)] as const);
    const opened = [
      ...sanitized,
      ...LOGO_SVGS.map(({ name, source }) => [name, Buffer.from(source)] as const),
    ];
    const accepted = opened.filter(([, file]) => file !== null);
    expect(accepted.length).toBeGreaterThanOrEqual(60);
    // Short runs open every third file; sanitize-svg.test.ts reads all of them.
    for (const [name, file] of accepted.filter((_, index) => index % sampleSize(3, 1) === 0)) {
      if (file === null) continue;
      await open(sanitizeSvg(file));
      await settle();
      expect({ executions, requests }, name).toEqual({ executions: [], requests: [] });
    }
    expect(canaryHits).toEqual([]);
  });
});

async function listen(listener: RequestListener): Promise<[Server, string]> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = addressOf(server);
  return [server, `http://127.0.0.1:${port}`];
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server is not listening.');
  return address;
}

function withCanary(source: string | Buffer): Buffer {
  if (typeof source !== 'string') return source;
  const hostName = new URL(canaryOrigin).host;
  return Buffer.from(source.replaceAll('CANARYHOST', hostName).replaceAll('CANARY', canaryOrigin));
}

function rawFile(name: string): Buffer {
  const found = HOSTILE_SVGS.find((file) => file.name === name);
  if (found === undefined) throw new Error(`There is no hostile file called ${name}.`);
  return withCanary(found.source);
}

function sanitizeOrNull(source: string | Buffer): Buffer | null {
  try {
    return sanitizeSvg(withCanary(source));
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return null;
    throw error;
  }
}

async function openWatchedPage(): Promise<Page> {
  const watched = await browser.newPage({ viewport: { width: 120, height: 120 } });
  await watched.exposeFunction('probe', () => executions.push('probe'));
  watched.on('dialog', (dialog) => {
    executions.push(`dialog ${dialog.message()}`);
    return dialog.dismiss();
  });
  watched.on('pageerror', (error) => executions.push(`error ${error.message}`));
  const note = (url: string) => void (own.includes(url) || requests.push(url));
  watched.on('popup', (popup) => note(popup.url()));
  watched.on('request', (request) => note(request.url()));
  return watched;
}

/** Opens a file and interacts like a visitor: points, clicks, moves the focus. */
async function open(file: Buffer): Promise<void> {
  const url = `/${files.size}.svg`;
  files.set(url, file);
  own = [hostOrigin + url, `${hostOrigin}/favicon.ico`];
  await page.goto('about:blank');
  executions = [];
  requests = [];
  await page.goto(hostOrigin + url);
  await page.mouse.move(20, 20);
  await page.mouse.click(30, 30);
  await page.keyboard.press('Tab');
}

/** Waits until the page has painted several frames and its own clock has advanced. */
async function settle(): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    const start = performance.now();
    let painted = 0;
    const paint = () => {
      painted += 1;
      if (painted > ${SETTLE.frames} && performance.now() - start > ${SETTLE.ms}) resolve();
      else requestAnimationFrame(paint);
    };
    requestAnimationFrame(paint);
  })`);
}
