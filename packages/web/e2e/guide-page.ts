import { buildCustomGuide, type Guide, parseBrief } from '@stylekit/engine';
import { CUSTOM_DEFAULTS } from '@stylekit/engine/brief';
import type { StyleTileView } from '@stylekit/server/contract';
import type { Page } from 'playwright';
import type { BrowserApp, OpenedPage } from './browser-app.ts';
import { callApi, createProject, openSignedIn, register } from './dashboard-page.ts';

/** The page of a custom guide of a new user. The guide is stored when the page is opened. */
export class GuidePage {
  readonly email: string;
  /** The id of the guide, empty until the page was opened. */
  tileId = '';
  readonly #app: BrowserApp;
  readonly #guide: Guide;

  private constructor(app: BrowserApp, email: string, guide: Guide) {
    this.#app = app;
    this.email = email;
    this.#guide = guide;
  }

  /** Registers a user. `prefix` names the user in the logs. */
  static async create(app: BrowserApp, prefix: string, guide: Guide): Promise<GuidePage> {
    const email = await register(app, `${prefix}${Math.random().toString(36).slice(2)}`);
    return new GuidePage(app, email, guide);
  }

  get path(): string {
    return `/style-tile/${this.tileId}`;
  }

  open(): Promise<OpenedPage> {
    const store = async (page: Page) => {
      const projectId = await createProject(page, 'Forno', 'A bakery that bakes over oak');
      const body = { generationMode: 'custom', name: 'Oak', generated: true, generatedData: this.#guide };
      const tile = await callApi(page, 'POST', `/api/projects/${projectId}/style-tiles`, body);
      this.tileId = (tile as StyleTileView).id;
      return this.path;
    };
    return openSignedIn(store, this.#app, this.email);
  }

  /** The stored guide, loaded with the session of a page. */
  async load(page: Page): Promise<StyleTileView> {
    return (await callApi(page, 'GET', `/api/style-tiles/${this.tileId}`)) as StyleTileView;
  }
}

/** A custom guide with the default colors and fonts, or some changed. */
export function buildOakGuide(changes: object = {}): Guide {
  return buildCustomGuide(parseBrief('custom', { ...CUSTOM_DEFAULTS, name: 'Oak', ...changes }));
}
