import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Guide } from '@stylekit/engine';

/** A server with one style guide, for the command. */
interface GuideServer {
  /** The id of the guide. */
  readonly id: string;
  /** The variables that connect the command to the server. */
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => void;
}

const ID = '3f0c2b52-6f0e-4b5e-9a55-0d7f0a1c9e10';

/** Serves a style guide as the API does, with an entity tag, so that the time of a database is not measured. */
export async function startGuideServer(guide: Guide): Promise<GuideServer> {
  const body = JSON.stringify({
    id: ID,
    name: guide.name,
    generatedData: guide,
    settings: null,
    generationStatus: 'generated',
  });
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const server = createServer((call, reply) => {
    reply.setHeader('etag', etag);
    reply.setHeader('content-type', 'application/json');
    if (call.headers['if-none-match'] === etag) reply.writeHead(304).end();
    else reply.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    id: ID,
    env: { STYLEKIT_URL: `http://127.0.0.1:${port}`, STYLEKIT_TOKEN: `stk_${'a'.repeat(46)}` },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
