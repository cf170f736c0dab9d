import { globSync } from 'node:fs';
import path from 'node:path';
import type { Waiver } from '../../config/config-schema.ts';
import type { Config } from '../../config/read-config.ts';
import type { Deps } from '../../deps.ts';
import type { LocatedFinding } from '../../report/checked-file.ts';
import { EXPIRED_WAIVER_RULE, toFinding, UNUSED_WAIVER_RULE } from '../../report/file-rules.ts';

/** The waivers of a configuration that apply today, and the findings about the others. */
export interface Waivers {
  readonly accepts: (finding: LocatedFinding, source: string) => boolean;
  /** Findings in the configuration: expired waivers, and those that no finding needed. */
  readonly problems: () => LocatedFinding[];
}

/** Prepares the waivers of a configuration. A waiver ends after its last day in UTC. */
export function createWaivers(config: Config, deps: Deps): Waivers {
  const today = deps.system.now().toISOString().slice(0, 10);
  const all = (config.values.checks?.waivers ?? []).map((waiver, index) => ({
    waiver,
    path: `checks.waivers.${index}`,
    isExpired: waiver.expires < today,
    matches: createMatcher(waiver, config, deps),
    uses: 0,
  }));
  return {
    accepts: (finding, source) => {
      const found = all.find(({ isExpired, matches }) => !isExpired && matches(finding, source));
      if (found !== undefined) found.uses += 1;
      return found !== undefined;
    },
    problems: () =>
      all.flatMap(({ waiver, path: at, isExpired, uses }) => {
        if (!isExpired && uses > 0) return [];
        return [
          { ...(isExpired ? toExpired(waiver, at) : toUnused(waiver, at)), position: config.locate(at) },
        ];
      }),
  };
}

function createMatcher(waiver: Waiver, config: Config, { cwd }: Deps) {
  const files = waiver.file === undefined ? null : new Set(findFiles(waiver.file, config));
  return (finding: LocatedFinding, source: string): boolean =>
    finding.rule === waiver.rule &&
    (waiver.path === undefined || waiver.path === finding.path) &&
    (files === null || files.has(path.resolve(cwd, source)));
}

function findFiles(pattern: string, { folder }: Config): string[] {
  return [pattern, ...globSync(pattern, { cwd: folder })].map((file) => path.resolve(folder, file));
}

function toExpired({ rule, reason, expires }: Waiver, at: string) {
  const message = `The waiver of ${rule} expired on ${expires}: ${reason}`;
  return toFinding(EXPIRED_WAIVER_RULE, at, message, 'Fix the findings and remove it, or set a later date.');
}

function toUnused({ rule, reason }: Waiver, at: string) {
  const message = `No finding needs the waiver of ${rule}: ${reason}`;
  return toFinding(UNUSED_WAIVER_RULE, at, message, 'Remove it.');
}
