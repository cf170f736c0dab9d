import { type ComponentType, lazy, type ReactNode, useState } from 'react';

/** A component whose code is loaded on demand. It suspends while its code loads. */
export interface Loadable<Props> {
  (props: Props): ReactNode;
  /** Loads the code. A component that is rendered afterward does not suspend. */
  readonly preload: () => Promise<void>;
}

/**
 * Makes a component loadable. Unlike a lazy component, a preloaded one renders at once: React keeps the fallback of a
 * lazy component for at least 300 ms, however soon its code has loaded.
 */
export function loadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Loadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= await load();
  };
  const Lazy = lazy(async () => ({ default: await load() }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, never while rendering.
  function LoadedOnDemand(props: Props) {
    // The same component for all renders, because another one would lose the state.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? (Lazy as ComponentType<Props>));
    return <Component {...props} />;
  }
  return Object.assign(LoadedOnDemand, { preload });
}
