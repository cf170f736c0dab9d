import { useEffect, useRef, useState } from 'react';

/** An action of the page that the command palette offers. */
export interface Command {
  readonly label: string;
  /** The labels of the keys that do the same. */
  readonly keys?: readonly string[];
  /** Whether it belongs to the app and is on every page. */
  readonly isOfApp?: boolean;
  /** An action, or the path of a page. */
  readonly run: (() => void) | string;
}

type Source = () => readonly Command[];

const sources = new Set<Source>();
/** The open palette; without one, a change of the commands renders nothing. */
const listeners = new Set<() => void>();

/** Offers commands in the palette while the component is mounted. */
export function useCommands(commands: readonly Command[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const source: Source = () => latest.current;
    sources.add(source);
    return () => void sources.delete(source);
  }, []);
  const labels = commands.map(({ label }) => label).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: an open palette is notified when other commands are offered
  useEffect(() => {
    announceChange();
    return announceChange;
  }, [labels]);
}

/** The commands of all mounted components, also of those whose code is loaded later. */
export function useCommandList(): readonly Command[] {
  const [commands, setCommands] = useState(listCommands);
  useEffect(() => {
    const update = () => setCommands(listCommands());
    listeners.add(update);
    // Some may have come since the first render.
    update();
    return () => void listeners.delete(update);
  }, []);
  return commands;
}

function announceChange(): void {
  for (const listener of listeners) listener();
}

/** The first of two commands with the same label is kept. */
function listCommands(): Command[] {
  const all = [...sources].flatMap((source) => source());
  return all.filter(({ label }, index) => all.findIndex((each) => each.label === label) === index);
}
