/*
 * Wire types for API clients: types only, so that importing this file costs nothing at run time. The schemas are next
 * to their routes.
 */

export type { FieldIssue } from './http/api-error.ts';
export type { ErrorBody } from './http/error-body.ts';
export type {
  CreatedTokenView,
  CurrentTokenView,
  TokenInput,
  TokenView,
} from './modules/access-token/access-token.schema.ts';
export type {
  LoginInput,
  RegisterInput,
  RegistrationView,
  UserView,
} from './modules/account/account.schema.ts';
export type { CatalogView } from './modules/catalog/catalog.schema.ts';
export type { DeviceRequestView } from './modules/device/device.schema.ts';
export type { Transaction } from './modules/ledger/ledger.schema.ts';
export type { MemoryInput, MemoryView } from './modules/memory/memory.schema.ts';
export type { ProjectInput, ProjectView } from './modules/project/project.schema.ts';
export type { SessionView } from './modules/session/session.schema.ts';
export type { RecentTileView } from './modules/style-tile/recent-tiles.ts';
export type {
  GuideVersionView,
  StyleTileInput,
  StyleTileView,
} from './modules/style-tile/style-tile.schema.ts';
