import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from 'playwright';

const run = promisify(execFile);
/** Replaces files and prints errors only. */
const QUIET = ['-y', '-loglevel', 'error'];
const FRAMES_PER_SECOND = 24;
/** Frames of a movement of the pointer. */
const MOVE_FRAMES = 12;

/** A point of the window in pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The files of a film. */
export interface FilmFiles {
  readonly film: string;
  /** The picture shown before the film starts. */
  readonly still: string;
}

/**
 * Records a page picture by picture. Time passes only in the film, so the film is equally smooth on every machine: a
 * picture is shown for as long as the script says, however long it took to make it.
 */
export interface Camera {
  /** Shows the page as it is for this long. */
  readonly hold: (seconds: number) => Promise<void>;
  /** Types a text, one picture for two characters. */
  readonly type: (text: string) => Promise<void>;
  readonly moveTo: (target: Locator | Point) => Promise<void>;
  readonly click: (target: Locator) => Promise<void>;
  /** Scrolls by this many pixels within this time. */
  readonly scroll: (pixels: number, seconds: number) => Promise<void>;
  /** Calls a function for each picture of this time, with a progress from 0 to 1. */
  readonly animate: (seconds: number, step: (progress: number) => Promise<void>) => Promise<void>;
  /** Keeps the page as it is now for the still. */
  readonly takeStill: () => void;
  /** Writes the film as an MP4 file (H.264) and the still as a WebP file. */
  readonly save: (files: FilmFiles) => Promise<void>;
}

/** Starts a recording. The pointer is drawn into the page, because screenshots have none. */
export async function startCamera(page: Page): Promise<Camera> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stylekit-film-'));
  /** Seconds for which each picture is shown. */
  const durations: number[] = [];
  const fileOf = (index: number) => path.join(folder, `${String(index).padStart(5, '0')}.png`);
  let still = 0;
  let pointer: Point = { x: 640, y: 700 };

  const hold = async (seconds: number) => {
    await drawPointer(page, pointer);
    await page.screenshot({ path: fileOf(durations.length) });
    durations.push(seconds);
  };
  const animate: Camera['animate'] = async (seconds, step) => {
    const frames = Math.max(1, Math.round(seconds * FRAMES_PER_SECOND));
    for (let frame = 1; frame <= frames; frame += 1) {
      await step(frame / frames);
      await hold(1 / FRAMES_PER_SECOND);
    }
  };
  const moveTo: Camera['moveTo'] = async (target) => {
    const from = pointer;
    const to = 'x' in target ? target : await centerOf(target);
    await animate(MOVE_FRAMES / FRAMES_PER_SECOND, async (progress) => {
      const eased = progress * progress * (3 - 2 * progress);
      pointer = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
      await page.mouse.move(pointer.x, pointer.y);
    });
  };
  return {
    hold,
    animate,
    moveTo,
    type: async (text) => {
      for (let at = 0; at < text.length; at += 2) {
        await page.keyboard.type(text.slice(at, at + 2));
        await hold(1.5 / FRAMES_PER_SECOND);
      }
    },
    click: async (target) => {
      await moveTo(target);
      await target.click();
    },
    scroll: async (pixels, seconds) => {
      const start = await page.evaluate(() => window.scrollY);
      await animate(seconds, (progress) => {
        const eased = progress * progress * (3 - 2 * progress);
        return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), start + pixels * eased);
      });
    },
    takeStill: () => {
      still = durations.length - 1;
    },
    save: async (files) => {
      const list = durations.map((seconds, index) => `file '${fileOf(index)}'\nduration ${seconds}`);
      // The last picture is named twice, because its duration is otherwise ignored.
      await writeFile(
        path.join(folder, 'list.txt'),
        [...list, `file '${fileOf(durations.length - 1)}'`].join('\n'),
      );
      await encode(folder, files.film);
      await run('ffmpeg', [...QUIET, '-i', fileOf(still), '-quality', '70', files.still]);
      await rm(folder, { recursive: true });
    },
  };
}

async function encode(folder: string, film: string): Promise<void> {
  const input = ['-f', 'concat', '-safe', '0', '-i', path.join(folder, 'list.txt')];
  const video = ['-r', String(FRAMES_PER_SECOND), '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-crf', '30'];
  const web = ['-preset', 'veryslow', '-tune', 'animation', '-movflags', '+faststart', '-an'];
  await run('ffmpeg', [...QUIET, ...input, ...video, ...web, film]);
}

async function centerOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${String(target)} is not visible.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drawPointer(page: Page, { x, y }: Point): Promise<void> {
  await page.evaluate(
    ([left, top]) => {
      const id = 'film-pointer';
      const pointer = document.getElementById(id) ?? document.body.appendChild(document.createElement('div'));
      pointer.id = id;
      pointer.innerHTML ||= `<svg width="22" height="26" viewBox="0 0 22 26">
        <path d="M2 2v19l5-5 3 8 4-2-3-7h7z" fill="#111" stroke="#fff" stroke-width="1.6"/></svg>`;
      pointer.style.cssText = `position:fixed;z-index:2147483647;pointer-events:none;left:${left}px;top:${top}px`;
    },
    [x, y] as const,
  );
}
