import type { ProjectView, UserView } from '@stylekit/server/contract';

/** A test user. */
export const USER: UserView = {
  id: '01890000-0000-7000-8000-0000000000aa',
  name: 'Ines Moura',
  email: 'ines@example.org',
  profilePicture: null,
  googleId: null,
  credits: 3,
  customLimit: 2,
  subscriptionStatus: 'none',
  subscription: null,
  emailVerified: true,
  createdAt: '2026-01-01T00:00:00.000Z',
};

let count = 0;

/** Creates a new project for each test, because drafts are stored per project. */
export function makeProject(): ProjectView {
  count += 1;
  return {
    id: `01890000-0000-7000-8000-${String(count).padStart(12, '0')}`,
    name: 'Padaria do Moinho',
    description: 'A bakery in Lisbon that mills its own flour',
    logoUrl: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    isArchived: false,
    isDeleted: false,
    styleTileCount: 0,
    lastChangedAt: '2026-01-01T00:00:00.000Z',
    latestPalette: null,
  };
}
