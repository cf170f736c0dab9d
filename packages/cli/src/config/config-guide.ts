import { isGuideReference } from '../api/find-guide.ts';
import type { Deps } from '../deps.ts';
import { isFileName } from '../io/is-file-name.ts';
import { nonEmpty } from './find-config.ts';
import { type Config, fromConfig } from './read-config.ts';

/** The guide that STYLEKIT_GUIDE names, else the configuration; undefined when neither does. */
export function guideOf(config: Config | null, deps: Pick<Deps, 'cwd' | 'env'>): string | undefined {
  const given = nonEmpty(deps.env['STYLEKIT_GUIDE']);
  const guide = config?.values.guide;
  if (given !== undefined || config === null || guide === undefined) return given;
  const isFile = !isGuideReference(guide) && isFileName(guide, config.folder);
  return isFile ? fromConfig(config, guide, deps) : guide;
}

/** The id or name of the project that STYLEKIT_PROJECT names, else the configuration. */
export function projectOf(config: Config | null, { env }: Pick<Deps, 'env'>): string | undefined {
  return nonEmpty(env['STYLEKIT_PROJECT']) ?? config?.values.project;
}
