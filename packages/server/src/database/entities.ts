import { GenerationAttemptEntity } from '../modules/generation/generation-attempt.entity.ts';
import { ProviderStateEntity } from '../modules/generation/provider-state.entity.ts';
import { CreditEntryEntity } from '../modules/ledger/credit-entry.entity.ts';
import { MailEntity } from '../modules/mail/mail.entity.ts';
import { MemoryEntryEntity } from '../modules/memory/memory-entry.entity.ts';
import { ProjectEntity } from '../modules/project/project.entity.ts';
import { RateLimitEntity } from '../modules/rate-limit/rate-limit.entity.ts';
import { SessionEntity } from '../modules/session/session.entity.ts';
import { IdempotencyKeyEntity } from '../modules/style-tile/idempotency-key.entity.ts';
import { StyleTileEntity } from '../modules/style-tile/style-tile.entity.ts';
import { UploadEntity } from '../modules/upload/upload.entity.ts';
import { UserEntity } from '../modules/user/user.entity.ts';
import { CodeEntity } from '../modules/verification/code.entity.ts';

/** Every table there is; the migrations make exactly these. */
export const ENTITIES = [
  UserEntity,
  SessionEntity,
  CodeEntity,
  MailEntity,
  ProjectEntity,
  StyleTileEntity,
  IdempotencyKeyEntity,
  GenerationAttemptEntity,
  ProviderStateEntity,
  CreditEntryEntity,
  UploadEntity,
  MemoryEntryEntity,
  RateLimitEntity,
] as const;
