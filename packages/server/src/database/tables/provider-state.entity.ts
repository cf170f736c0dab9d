import { defineEntity, p } from '@mikro-orm/core';

/** What every process has to know of a provider: today's calls, and whether it fails at the moment. */
export const ProviderStateEntity = defineEntity({
  name: 'ProviderState',
  tableName: 'provider_state',
  properties: {
    name: p.string().length(40).primary(),
    /** The UTC day `calls` counts, as YYYY-MM-DD. */
    day: p.string().length(10),
    calls: p.integer().default(0),
    consecutiveFaults: p.integer().default(0),
    /** No call before then: the circuit is open. */
    openUntil: p.datetime(3).nullable(),
  },
});
