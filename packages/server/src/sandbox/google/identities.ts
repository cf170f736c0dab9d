/** Somebody the stand-in can sign in, with the claims Google would give. */
export interface GoogleIdentity {
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly picture: string | null;
}

/** Who can be chosen without typing. */
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
    email: 'unproved@example.org',
    emailVerified: false,
    name: 'Unproved Example',
    picture: null,
  },
];

/** The identity a query of the chooser names, or null when it names none. */
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
