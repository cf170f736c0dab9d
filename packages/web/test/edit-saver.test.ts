import { type Guide, SAMPLE_GUIDE } from '@stylekit/engine';
import { loadColorNamer } from '@stylekit/engine/color';
import { addEdits, editGuide, type GuideEdits, type PaletteRole } from '@stylekit/engine/edit';
import type { GuideVersionView, StyleTileView } from '@stylekit/server/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../engine/src/seeded-random.ts';
import { sampleSize } from '../../engine/test/sample-size.ts';
import { addProject, addTile } from '../../server/test/support/factories.ts';
import { resetLimits } from '../../server/test/support/mailbox.ts';
import { openTestServer, type SignedUp, type TestServer } from '../../server/test/support/test-server.ts';
import { EditorWindow } from './editor-window.ts';

let server: TestServer;
let owner: SignedUp;
let path: string;
let left: EditorWindow;
let right: EditorWindow;

beforeAll(async () => {
  server = await openTestServer('pglite');
});
afterAll(() => server.close());
beforeEach(async () => {
  await resetLimits(server);
  owner = await server.signUp();
  const project = await addProject(server, owner);
  const { id } = await addTile(server, project, { generatedData: SAMPLE_GUIDE, name: SAMPLE_GUIDE.name });
  path = `/api/style-tiles/${id}`;
  const tile = await load();
  left = new EditorWindow({ owner, tile, original: SAMPLE_GUIDE });
  right = new EditorWindow({ owner, tile, original: SAMPLE_GUIDE });
});

const load = async (): Promise<StyleTileView> => (await owner.browser.get(path)).json();
const hex = (role: PaletteRole, value: string) => (edits: GuideEdits) =>
  addEdits(edits, { colors: { [role]: { hex: value } } });
const hexOf = ({ edits }: { readonly edits: GuideEdits }, role: PaletteRole) => edits.colors?.[role]?.hex;

/** Both windows save what they have and see what the other one saved. */
async function finishBoth(): Promise<void> {
  for (const window of [left, right, left, right]) {
    await window.followChange();
    await window.finish();
  }
}

describe('the saver of edits', () => {
  it('sends edits that were merged while a call was under way', async () => {
    left.edit(hex('primary', '#112233'));
    await left.fireTimer();
    await left.deliver();
    right.edit(hex('accent-1', '#AA3355'));
    await right.finish();
    // The change of the other window arrives before the response, and another edit follows.
    await left.followChange();
    left.edit(hex('secondary-1', '#445566'));
    await left.followChange();
    await left.finish();
    expect(left.state).toBe('saved');
    expect((await load()).edits).toEqual(left.edits);
    expect(left.edits.colors).toEqual({
      primary: { hex: '#112233' },
      'secondary-1': { hex: '#445566' },
      'accent-1': { hex: '#AA3355' },
    });
  });

  it('sends edits whose turn came while another call was under way', async () => {
    right.edit(hex('accent-1', '#AA3355'));
    await right.finish();
    left.edit(hex('primary', '#112233'));
    await left.fireTimer();
    // The request is rejected, and the newer state is loaded and merged.
    for (let message = 0; message < 4; message += 1) await left.deliver();
    await left.fireTimer();
    await left.finish();
    expect((await load()).edits.colors).toEqual({
      primary: { hex: '#112233' },
      'accent-1': { hex: '#AA3355' },
    });
    expect(left.state).toBe('saved');
  });

  it('does not send its own saved edits again', async () => {
    left.edit(hex('primary', '#112233'));
    await left.fireTimer();
    await left.deliver();
    await left.followChange();
    await left.finish();
    const { revision } = await load();
    expect([revision, left.isIdle, left.stored.size]).toEqual([1, true, 0]);
  });

  it.each([
    ['at once', async () => undefined],
    [
      'after another window saved twice on top of it',
      async () => {
        for (const value of ['#AA3355', '#AA3366']) {
          await right.followChange();
          right.edit(hex('accent-1', value));
          await right.finish();
        }
      },
    ],
  ])('keeps an undo of edits whose response was lost, %s', async (_when, meanwhile) => {
    left.edit(hex('primary', '#112233'));
    await loseResponse(left);
    await meanwhile();
    left.edit(() => ({}));
    await finishBoth();
    expect([hexOf(left, 'primary'), hexOf(await load(), 'primary')]).toEqual([undefined, undefined]);
    expect(left.edits).toEqual(right.edits);
  });

  it('does not repeat lost edits over a later edit of the same part', async () => {
    left.edit(hex('primary', '#112233'));
    await loseResponse(left);
    await right.followChange();
    right.edit(hex('primary', '#778899'));
    await right.finish();
    left.edit(hex('accent-1', '#AA3355'));
    await finishBoth();
    expect([hexOf(left, 'primary'), hexOf(left, 'accent-1')]).toEqual(['#778899', '#AA3355']);
    expect((await load()).edits).toEqual(right.edits);
  });
});

/** The server saves the edits, but the connection breaks before the response. */
async function loseResponse(window: EditorWindow): Promise<void> {
  await window.fireTimer();
  await window.deliver();
  window.isOnline = false;
  await window.deliver();
  window.isOnline = true;
}

const EDITS = sampleSize(40, 200);
const LEFT_ROLES: readonly PaletteRole[] = ['primary', 'secondary-1', 'secondary-2'];
const RIGHT_ROLES: readonly PaletteRole[] = ['accent-1', 'accent-2', 'accent-3'];

describe(`two windows with ${EDITS} edits each, one of them offline for a while`, () => {
  it.each(Array.from({ length: sampleSize(1, 20) }, (_, seed) => seed + 1))(
    'end equal without losing an edit (seed %i)',
    async (seed) => {
      const random = createSeededRandom(`two windows ${seed}`);
      const sides = [
        new RandomEditor(left, LEFT_ROLES, random),
        new RandomEditor(right, RIGHT_ROLES, random),
      ];
      for (let step = 0; sides.some(({ count }) => count < EDITS); step += 1) {
        if (step % 100 === 0) await resetLimits(server);
        const side = sides[Math.floor(random() * 2)];
        await side?.step();
        const [first] = sides;
        left.isOnline = first === undefined || first.count < EDITS / 4 || first.count > EDITS / 2;
      }
      await resetLimits(server);
      await finishBoth();
      const { edits, generatedData } = await load();
      expect([left.edits, right.edits]).toEqual([edits, edits]);
      for (const { last } of sides)
        for (const [role, value] of last) expect(hexOf({ edits }, role)).toBe(value);
      expect(sides.map(({ lastTitle }) => lastTitle)).toContain(edits.exampleTitle);
      const document: Guide = {
        ...editGuide(SAMPLE_GUIDE, edits, await loadColorNamer()),
        name: SAMPLE_GUIDE.name,
      };
      expect(JSON.stringify(generatedData)).toBe(JSON.stringify(document));
      expect([left.state, right.state, left.stored.size, right.stored.size]).toEqual([
        'saved',
        'saved',
        0,
        0,
      ]);
      const versions: GuideVersionView[] = (await owner.browser.get(`${path}/versions`)).json();
      expect(versions[0]?.edits).toEqual(edits);
    },
  );
});

/** A user who changes and undoes colors that only this window edits, and a title that both edit. */
class RandomEditor {
  count = 0;
  lastTitle: string | undefined;
  /** The last hex code of each color, undefined after an undo of the only change. */
  readonly last = new Map<PaletteRole, string | undefined>();
  readonly #window: EditorWindow;
  readonly #roles: readonly PaletteRole[];
  readonly #random: () => number;

  constructor(window: EditorWindow, roles: readonly PaletteRole[], random: () => number) {
    this.#window = window;
    this.#roles = roles;
    this.#random = random;
  }

  /** Edits, or lets something happen to the calls of the window. */
  async step(): Promise<void> {
    const kind = this.#random();
    if (kind < 0.35) this.#edit();
    else if (kind < 0.5) await this.#window.fireTimer();
    else if (kind < 0.85) await this.#window.deliver();
    else await this.#window.followChange();
  }

  #edit(): void {
    if (this.count === EDITS) return;
    this.count += 1;
    const role = this.#roles[Math.floor(this.#random() * this.#roles.length)] ?? 'primary';
    const kind = this.#random();
    if (kind < 0.15) {
      const title = `Title ${this.#roles[0]} ${this.count}`;
      this.lastTitle = title;
      this.#window.edit((edits) => addEdits(edits, { exampleTitle: title }));
    } else if (kind < 0.4) {
      this.last.set(role, undefined);
      this.#window.edit(({ colors, ...others }) => {
        const { [role]: _undone, ...kept } = colors ?? {};
        return { ...others, colors: kept };
      });
    } else {
      const value = `#${Math.floor(this.#random() * 0xffffff)
        .toString(16)
        .padStart(6, '0')
        .toUpperCase()}`;
      this.last.set(role, value);
      this.#window.edit(hex(role, value));
    }
  }
}
