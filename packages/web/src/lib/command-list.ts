import { type RefObject, useEffect, useRef, useState } from 'react';

/** An action of the page that the command palette offers. */
export interface Command {
  readonly label: string;
  /** The labels of the keys that do the same. */
  readonly keys?: readonly string[];
  /** Whether it belongs to the app and is on every page. */
  readonly isOfApp?: boolean;
  /** The name of the card of a list that it belongs to. */
  readonly card?: string;
  /** An action, or the path of a page. */
  readonly run: (() => void) | string;
}

interface Source {
  readonly list: () => readonly Command[];
  /** Its commands are offered only when the palette is opened from inside of this element. */
  readonly scope: RefObject<Element | null> | null;
}

const sources = new Set<Source>();
/** The open palette; without one, a change of the commands renders nothing. */
const listeners = new Set<() => void>();

/** Offers commands in the palette while the component is mounted. */
export function useCommands(commands: readonly Command[]): void {
  useSource(commands, null);
}

/** Offers commands of a card in a list while the focus is in the returned element. */
export function useCardCommands<Card extends Element>(
  card: string,
  commands: readonly Command[],
): RefObject<Card | null> {
  const scope = useRef<Card>(null);
  useSource(
    commands.map((command) => ({ ...command, card })),
    scope,
  );
  return scope;
}

function useSource(commands: readonly Command[], scope: Source['scope']): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const source: Source = { list: () => latest.current, scope };
    sources.add(source);
    return () => void sources.delete(source);
  }, [scope]);
  const labels = commands.map(({ label }) => label).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: an open palette is notified when other commands are offered
  useEffect(() => {
    announceChange();
    return announceChange;
  }, [labels]);
}

/**
 * The commands of all mounted components, also of those whose code is loaded later.
 *
 * @param origin the element with the focus when the palette was opened
 */
export function useCommandList(origin: Element | null): readonly Command[] {
  const [commands, setCommands] = useState(() => listCommands(origin));
  useEffect(() => {
    const update = () => setCommands(listCommands(origin));
    listeners.add(update);
    // Some may have come since the first render.
    update();
    return () => void listeners.delete(update);
  }, [origin]);
  return commands;
}

function announceChange(): void {
  for (const listener of listeners) listener();
}

/** The first of two commands with the same label is kept, unless they belong to different things. */
function listCommands(origin: Element | null): Command[] {
  const all = [...sources]
    .filter(({ scope }) => scope === null || scope.current?.contains(origin) === true)
    .flatMap(({ list }) => list());
  return all.filter(
    ({ label, card }, index) => all.findIndex((each) => each.label === label && each.card === card) === index,
  );
}
