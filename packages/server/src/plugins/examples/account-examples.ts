import { CREATED, type Examples, ID, LATER } from './example.ts';

const SESSION = {
  id: ID,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  network: '203.0.113.0/24',
  isCurrent: true,
  isRemembered: true,
  createdAt: CREATED,
  lastSeenAt: LATER,
  expiresAt: '2027-04-02T09:41:00.000Z',
};

const TOKEN = {
  id: ID,
  name: 'Release pipeline',
  prefix: 'stk_Zk3vQ8',
  scopes: ['guides:read', 'generate'],
  isDevice: false,
  createdAt: CREATED,
  lastUsedAt: null,
  expiresAt: '2027-06-01T09:41:00.000Z',
};

const TRANSACTION = {
  id: ID,
  kind: 'reserve',
  account: 'ai',
  delta: -1,
  balance: 2,
  description: 'Style guide generation',
  styleTile: { id: ID, name: 'Oak and crust' },
  createdAt: CREATED,
};

const USER = {
  id: ID,
  name: 'Ada Example',
  email: 'ada@example.com',
  profilePicture: null,
  googleId: null,
  credits: 3,
  customLimit: 3,
  subscriptionStatus: 'none',
  emailVerified: true,
  createdAt: CREATED,
  subscription: null,
};
const EMAIL = USER.email;
const CODE = 'K7QM4R';
const PASSWORD = 'oak and crust at dawn';
const done = (message: string) => ({ success: true, message });

/** Sign-in, account, sessions, access tokens and credits. */
const DEVICE_REQUEST = {
  deviceName: 'studio-mac',
  client: 'StyleKit command line',
  network: '203.0.113.0/24',
  isSameNetwork: true,
  scopes: ['guides:read'],
  state: 'pending',
  requestedAt: CREATED,
  expiresAt: LATER,
};

export const ACCOUNT_EXAMPLES: Examples = {
  'POST /api/register': {
    body: { name: USER.name, email: EMAIL, password: PASSWORD, marketingConsent: true },
    response: { autoLogin: false, requireVerification: true, email: EMAIL },
  },
  'POST /api/login': { body: { email: EMAIL, password: PASSWORD, rememberMe: true }, response: USER },
  'POST /api/logout': {},
  'POST /api/auth/resend-code': {
    body: { email: EMAIL },
    response: done('If a registration with this address is pending, a new code has been sent.'),
  },
  'POST /api/auth/verify-email': { body: { email: EMAIL, code: CODE }, response: done('Email verified') },
  'POST /api/auth/request-password-reset': {
    body: { email: EMAIL },
    response: done('If an account with this address exists, a code has been sent to it.'),
  },
  'POST /api/auth/verify-password-reset-code': {
    body: { email: EMAIL, code: CODE },
    response: done('Code verified'),
  },
  'POST /api/auth/reset-password': {
    body: { email: EMAIL, code: CODE, newPassword: PASSWORD },
    response: done('Password updated'),
  },
  'GET /api/user': { response: USER },
  'PUT /api/user': { body: { name: 'Ada Lovelace' }, response: { ...USER, name: 'Ada Lovelace' } },
  'POST /api/user/password': {
    body: { currentPassword: PASSWORD, newPassword: 'butter, salt and patience' },
  },
  'GET /api/user/export': { response: { user: USER, projects: [] } },
  'POST /api/stripe/create-checkout-session': {
    body: { priceId: 'price_1TqYbA2eZvKYlo2C', mode: 'payment' },
    response: { url: 'https://checkout.stripe.com/c/pay/cs_live_a1b2c3' },
  },
  'POST /api/stripe/create-portal-session': {
    response: { url: 'https://billing.stripe.com/p/session/bps_1TqYbA2eZvKYlo2C' },
  },
  'POST /api/stripe/webhook': { response: { received: true } },
  'POST /api/user/delete/request': { response: done('Verification code sent') },
  'POST /api/user/delete/verify': { body: { code: CODE }, response: done('Account deleted') },
  'GET /api/user/sessions': { response: [SESSION] },
  'DELETE /api/user/sessions/:id': {},
  'POST /api/user/sessions/revoke-others': { response: { ended: 2 } },
  'GET /api/tokens/current': {
    response: { ...TOKEN, owner: { name: 'Ines Moura', email: 'ines@example.com' } },
  },
  'DELETE /api/tokens/current': {},
  'POST /api/device/code': {
    body: { client_id: 'stylekit-cli', scope: 'guides:read', device_name: 'studio-mac' },
    response: {
      device_code: 'u3Zk3vQ8Vb1c2d3e4f5g6h7i8j9k0l1m2n3o4p5q6r7',
      user_code: 'BCDF-GHJK',
      verification_uri: 'https://stylekit.example/device',
      verification_uri_complete: 'https://stylekit.example/device?code=BCDF-GHJK',
      expires_in: 600,
      interval: 5,
    },
  },
  'POST /api/device/token': {
    body: {
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      device_code: 'u3Zk3vQ8Vb1c2d3e4f5g6h7i8j9k0l1m2n3o4p5q6r7',
      client_id: 'stylekit-cli',
    },
    response: {
      access_token: 'stk_Zk3vQ8…, 50 characters',
      token_type: 'Bearer',
      expires_in: 7_776_000,
      scope: 'guides:read',
    },
  },
  'POST /api/device/request': { body: { userCode: 'bcdf ghjk' }, response: DEVICE_REQUEST },
  'POST /api/device/approve': {
    body: { userCode: 'BCDF-GHJK' },
    response: { ...DEVICE_REQUEST, state: 'approved' },
  },
  'POST /api/device/deny': {
    body: { userCode: 'BCDF-GHJK' },
    response: { ...DEVICE_REQUEST, state: 'denied' },
  },
  'GET /api/tokens': { response: [TOKEN] },
  'POST /api/tokens': {
    body: { name: TOKEN.name, scopes: TOKEN.scopes, expiresInDays: 90 },
    response: { ...TOKEN, token: 'stk_Zk3vQ8…, 50 characters, shown only here' },
  },
  'DELETE /api/tokens/:id': {},
  'GET /api/user/transactions': { response: [TRANSACTION] },
  'POST /api/credits/purchase': {},
  'POST /api/subscription': {},
};
