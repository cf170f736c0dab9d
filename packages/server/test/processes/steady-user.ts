import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { addOwner } from '../generation/generation-support.ts';
import { AI_BRIEF, addTile } from '../support/factories.ts';
import type { TestServer } from '../support/test-server.ts';

/** The status of a call, or that its answer was not complete. */
export type Outcome = number | 'cut off';

/** What the user reads of a project or a guide. */
interface Entry {
  readonly id: string;
  readonly revision?: number;
}

interface Reply<Body> {
  readonly outcome: Outcome;
  /** Null unless it succeeded. */
  readonly body: Body | null;
}

/** Keeps the calls of a user within the limits of the server for 40 seconds. */
const PAUSE_MS = 150;
/** Colors that take turns, so that each edit changes the guide. */
const COLORS = ['#1F5A3D', '#5A1F3D'];

/** A user who requests a guide, then creates projects, edits a guide and reads, over one connection, until stopped. */
export class SteadyUser {
  /** The projects and guides whose creation was acknowledged. */
  readonly projects: string[] = [];
  readonly guides: string[] = [];
  readonly reads = new Set<Outcome>();
  readonly writes = new Set<Outcome>();
  /** What was acknowledged and did not appear in a later answer. */
  readonly lost: string[] = [];
  /** Completed rounds of calls. */
  rounds = 0;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly #tiles: string;
  readonly #edited: string;
  #revision = 0;

  private constructor(
    url: string,
    headers: Record<string, string>,
    paths: { tiles: string; edited: string },
  ) {
    this.#url = url;
    this.#headers = headers;
    this.#tiles = paths.tiles;
    this.#edited = paths.edited;
  }

  /** Creates the account, with a project and a guide, in the database of the server. The address is that of the user. */
  static async create(server: TestServer, url: string): Promise<SteadyUser> {
    const { owner, tiles } = await addOwner(server);
    const projectId = tiles.split('/')[3] ?? '';
    const tile = await addTile(server, { id: projectId, userId: owner.user.id });
    const headers = {
      cookie: owner.browser.cookieHeader(),
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': owner.browser.address,
    };
    return new SteadyUser(url, headers, { tiles, edited: `/api/style-tiles/${tile.id}` });
  }

  async work(isOver: () => boolean): Promise<void> {
    for (; !isOver(); await delay(PAUSE_MS)) {
      if (this.rounds % 2 === 0) await this.#addProject();
      else await this.#editGuide();
      if (this.guides.length === 0) await this.#requestGuide();
      this.rounds += 1;
    }
    this.#agent.destroy();
  }

  async #addProject(): Promise<void> {
    const { outcome, body } = await this.#write('POST', '/api/projects', {
      name: 'Forno',
      description: 'Bread',
    });
    if (outcome === 201 && body !== null && 'id' in body) this.projects.push(String(body.id));
    const newest = this.projects.at(-1);
    const list = (await this.#read('/api/projects')).body;
    if (newest === undefined || !Array.isArray(list)) return;
    if (!list.some(({ id }) => id === newest)) this.lost.push(`project ${newest}`);
  }

  /** An edit without an answer may have been stored or not; any other revision means that an acknowledged one is gone. */
  async #editGuide(): Promise<void> {
    const edits = { colors: { primary: { hex: COLORS[this.#revision % COLORS.length] } } };
    const before = this.#revision;
    const { outcome } = await this.#write('PATCH', this.#edited, { edits }, { 'if-match': `"${before}"` });
    if (outcome === 200) this.#revision += 1;
    const found = (await this.#read<Entry>(this.#edited)).body?.revision;
    if (found === undefined) return;
    const possible = outcome === 200 ? [this.#revision] : [before, before + 1];
    if (!possible.includes(found)) this.lost.push(`revision ${this.#revision}, found ${found}`);
    this.#revision = found;
  }

  async #requestGuide(): Promise<void> {
    const { body } = await this.#write('POST', this.#tiles, { generationMode: 'ai', description: AI_BRIEF });
    if (body !== null) this.guides.push(body.id);
  }

  async #read<Body>(path: string): Promise<Reply<Body>> {
    const reply = await this.#call<Body>('GET', path);
    this.reads.add(reply.outcome);
    return reply;
  }

  async #write(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<Entry>> {
    const reply = await this.#call<Entry>(method, path, { body, headers });
    this.writes.add(reply.outcome);
    return reply;
  }

  #call<Body>(
    method: string,
    path: string,
    sent: { readonly body: unknown; readonly headers: Record<string, string> } | null = null,
  ): Promise<Reply<Body>> {
    return new Promise((resolve) => {
      const cutOff = () => resolve({ outcome: 'cut off', body: null });
      const type = sent === null ? {} : { 'content-type': 'application/json' };
      const headers = { ...this.#headers, ...type, ...sent?.headers };
      const call = request(`${this.#url}${path}`, { method, agent: this.#agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.once('error', cutOff);
        response.once('end', () => {
          const { statusCode: outcome = 0 } = response;
          resolve({ outcome, body: outcome < 300 ? JSON.parse(text) : null });
        });
      });
      call.once('error', cutOff);
      call.end(sent === null ? undefined : JSON.stringify(sent.body));
    });
  }
}
