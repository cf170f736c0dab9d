import { useEffect, useRef } from 'react';

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

/** Read when the palette opens, so that listing commands renders nothing. */
const sources = new Set<Source>();

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
}

/** The commands of all mounted components. The first of two with the same label is kept. */
export function listCommands(): Command[] {
  const all = [...sources].flatMap((source) => source());
  return all.filter(({ label }, index) => all.findIndex((each) => each.label === label) === index);
}
