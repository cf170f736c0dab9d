import type { StyleTileView } from '@stylekit/server/contract';
import { connect } from '../api/connection.ts';
import { findGuide, isGuideReference } from '../api/find-guide.ts';
import { projectOf } from '../config/config-guide.ts';
import { readConfig } from '../config/read-config.ts';
import type { Deps } from '../deps.ts';

/** A guide of the server, and the origin of the server. */
export interface LoadedGuide {
  readonly tile: StyleTileView;
  readonly serverUrl: string;
}

/** A guide of the server by its id, URL or name. Names are looked up in the project of the configuration. */
export async function loadGuide(reference: string, deps: Deps, configFile?: string): Promise<LoadedGuide> {
  const project = isGuideReference(reference)
    ? undefined
    : projectOf(await readConfig(configFile, deps), deps);
  const api = await connect(deps);
  return { tile: await findGuide(reference, api, project), serverUrl: api.url };
}
