import type { Deps } from '../deps.ts';
import { printable } from './terminal-style.ts';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 80;
const CLEAR_LINE = '\r\u001b[2K';

/** The progress of a long command, on stderr. */
export interface Progress {
  /** Shows what is being done. A repeated text is not printed again. */
  readonly show: (text: string) => void;
  /** Removes the spinner. */
  readonly end: () => void;
}

/** A spinner on a terminal; elsewhere, also in build pipelines, one line for each text. */
export function createProgress({ stderr, env, onInterrupt }: Deps): Progress {
  let current = '';
  if (!stderr.isTty || (env['CI'] ?? '') !== '') {
    return {
      show: (text) => {
        if (text !== current) stderr.write(`${printable(text)}\n`);
        current = text;
      },
      end: () => undefined,
    };
  }
  let frame = 0;
  const draw = () => {
    frame = (frame + 1) % FRAMES.length;
    stderr.write(`${CLEAR_LINE}${FRAMES[frame]} ${printable(current)}`);
  };
  const timer = setInterval(() => current !== '' && draw(), FRAME_MS);
  const clear = () => {
    clearInterval(timer);
    stderr.write(CLEAR_LINE);
  };
  const release = onInterrupt(clear);
  return {
    show: (text) => {
      current = text;
      draw();
    },
    end: () => {
      release();
      clear();
    },
  };
}
