/** An account of the mock, with the claims that Google would return. */
export interface GoogleIdentity {
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly picture: string | null;
}

/** The accounts of the chooser. */
export const DEMO_IDENTITIES: readonly GoogleIdentity[] = [
  {
    sub: '100000000000000000001',
    email: 'grace.example@gmail.com',
    emailVerified: true,
    name: 'Grace Example',
    picture: null,
  },
  {
    sub: '100000000000000000002',
    email: 'alan.example@gmail.com',
    emailVerified: true,
    name: 'Alan Example',
    picture: null,
  },
  {
    sub: '100000000000000000003',
    email: 'unverified@example.org',
    emailVerified: false,
    name: 'Unverified Example',
    picture: null,
  },
];

/** Parses the chosen identity from the query; null if it is missing. */
export function parseIdentity(query: URLSearchParams): GoogleIdentity | null {
  const [sub = '', email = ''] = [query.get('as_sub') ?? '', query.get('as_email') ?? ''];
  if (sub === '' || email === '') return null;
  return {
    sub,
    email,
    emailVerified: query.get('as_email_verified') === 'true',
    name: query.get('as_name') ?? '',
    picture: query.get('as_picture'),
  };
}
