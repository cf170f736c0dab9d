import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { IMAGES } from '../../src/create-services.ts';
import { createWorkQueue, type WorkQueue } from '../../src/http/work-queue.ts';
import { DATABASE_KINDS } from '../support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../support/test-server.ts';
import { logoPart, sendForm } from '../support/upload-form.ts';

const PASSWORD = 'correct horse battery';
const { concurrency, maxWaiting, message } = IMAGES;
/** One decoding per slot, and as many more as may wait. */
const FULL = concurrency + maxWaiting;

/** The queue of the product without its time limit; each image waits for `release` before it is decoded. */
function createHeldQueue() {
  const queue = createWorkQueue({ concurrency, maxWaiting, message });
  const held = Promise.withResolvers<void>();
  const full = Promise.withResolvers<void>();
  const counts = { requested: 0, running: 0, peak: 0 };
  const images: WorkQueue = {
    ...queue,
    run: (work) => {
      const result = queue.run(async () => {
        counts.running += 1;
        counts.peak = Math.max(counts.peak, counts.running);
        await held.promise;
        return work().finally(() => {
          counts.running -= 1;
        });
      });
      counts.requested += 1;
      if (counts.requested === FULL) full.resolve();
      return result;
    },
  };
  return { images, counts, full: full.promise, release: held.resolve };
}

describe.each(DATABASE_KINDS)('images that are uploaded at once, on %s', (kind) => {
  const { images, counts, full, release } = createHeldQueue();
  let server: TestServer;
  let owner: SignedUp;
  let png: Buffer;
  /** The images that libvips works on at once, as it counts them itself. */
  let decoded = 0;
  const count = (): void => {
    decoded = Math.max(decoded, sharp.counters().process);
  };

  beforeAll(async () => {
    server = await openTestServer(kind, {
      config: { requestWaitSeconds: 600 },
      services: () => ({ images }),
    });
    const passwordHash = await server.services.passwords.hash(PASSWORD);
    owner = await server.signUp({ passwordHash });
    const background = '#3366cc';
    png = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
    sharp.queue.on('change', count);
  });
  afterEach(() => release());
  afterAll(async () => {
    sharp.queue.off('change', count);
    await server.close();
  });

  it(`are decoded ${concurrency} at a time; ${maxWaiting} wait, one more gets a 503, and sign-ins go on`, async () => {
    const upload = () => sendForm(server, owner.browser, [logoPart(png, 'logo.png', 'image/png')]);
    const uploads = Array.from({ length: FULL }, upload);
    await full;

    const refused = await upload();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.json()).toEqual({ code: 'SK_UNAVAILABLE', message });
    const signIn = { email: owner.user.email, password: PASSWORD };
    expect((await server.browser().post('/api/login', signIn)).statusCode).toBe(200);
    expect(counts).toMatchObject({ running: concurrency, peak: concurrency });

    release();
    const statuses = (await Promise.all(uploads)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(Array.from({ length: FULL }, () => 200));
    expect([counts.peak, counts.running, decoded]).toEqual([concurrency, 0, concurrency]);
    expect((await upload()).statusCode).toBe(200);
  });
});
