import { type Environment, STRIPE_VARIABLES } from './environment-schema.ts';

/** A service with only one of its two variables would be silently disabled, so that is an error. */
export function findUnpairedVariables(env: Environment): string[] {
  const pairs = [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
  ] as const;
  const isStripeUsed = STRIPE_VARIABLES.some((name) => env[name] !== undefined);
  const missing = isStripeUsed ? STRIPE_VARIABLES.filter((name) => env[name] === undefined) : [];
  const stripe = missing.map((name) => `${name}: Must be set together with the other STRIPE_ variables`);
  const halves = pairs
    .flatMap(([one, other]) => [
      { has: one, lacks: other },
      { has: other, lacks: one },
    ])
    .filter(({ has, lacks }) => env[has] !== undefined && env[lacks] === undefined)
    .map(({ has, lacks }) => `${lacks}: Must be set together with ${has}`);
  const databases = (['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    .filter((name) => env[name] !== undefined && env.DATABASE_URL === undefined)
    .map((name) => `DATABASE_URL: Must be set together with ${name}`);
  return [...halves, ...stripe, ...databases];
}

/** What only production requires. */
export function findProductionIssues(env: Environment): string[] {
  const issues: string[] = [];
  if (env.PUBLIC_URL === undefined || !env.PUBLIC_URL.startsWith('https:')) {
    issues.push('PUBLIC_URL: Must be the public https origin when NODE_ENV is production');
  }
  if (env.SESSION_KEY === undefined) {
    issues.push(
      'SESSION_KEY: Must be set when NODE_ENV is production: 64 hexadecimal digits (openssl rand -hex 32)',
    );
  }
  if (env.DATABASE_URL === undefined && !env.STYLEKIT_ALLOW_PGLITE) {
    issues.push(
      'DATABASE_URL: Must name a PostgreSQL server when NODE_ENV is production. STYLEKIT_ALLOW_PGLITE=1 allows the ' +
        'built-in database instead, which can lose the last seconds of writes in a power failure',
    );
  }
  if (env.SMTP_URL === undefined) {
    issues.push('SMTP_URL: Must be set when NODE_ENV is production, so that codes can be sent');
  }
  if (env.CONTACT_EMAIL === undefined) {
    issues.push('CONTACT_EMAIL: Must be set when NODE_ENV is production, because the legal pages name it');
  }
  return issues;
}
