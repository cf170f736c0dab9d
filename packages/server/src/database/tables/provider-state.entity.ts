import { defineEntity, p } from '@mikro-orm/core';

/** The state of a provider that all processes share: today's calls, and whether the circuit breaker is open. */
export const ProviderStateEntity = defineEntity({
  name: 'ProviderState',
  tableName: 'provider_state',
  properties: {
    name: p.string().length(40).primary(),
    /** The UTC day that `calls` refers to, as YYYY-MM-DD. */
    day: p.string().length(10),
    calls: p.integer().default(0),
    consecutiveFaults: p.integer().default(0),
    /** The circuit breaker is open until then: no calls are made. */
    openUntil: p.datetime(3).nullable(),
  },
});
