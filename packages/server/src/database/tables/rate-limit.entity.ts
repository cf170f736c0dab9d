import { defineEntity, p } from '@mikro-orm/core';

/** How much of a limit is used, counted in the database so that every process sees the same. */
export const RateLimitEntity = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limit',
  indexes: [{ properties: ['resetAt'] }],
  properties: {
    /** The limit's name and a hash of who it is counted for. */
    key: p.string().length(120).primary(),
    used: p.integer(),
    resetAt: p.datetime(3),
  },
});
