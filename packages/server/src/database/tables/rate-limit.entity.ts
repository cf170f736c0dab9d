import { defineEntity, p } from '@mikro-orm/core';

/** The use of a rate limit, counted in the database so that all processes share it. */
export const RateLimitEntity = defineEntity({
  name: 'RateLimit',
  tableName: 'rate_limit',
  indexes: [{ properties: ['resetAt'] }],
  properties: {
    /** The limit's name and a hash of its subject. */
    key: p.string().length(120).primary(),
    used: p.integer(),
    resetAt: p.datetime(3),
  },
});
