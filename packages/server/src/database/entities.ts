import { AccessTokenEntity } from './tables/access-token.entity.ts';
import { CodeEntity } from './tables/code.entity.ts';
import { CreditEntryEntity } from './tables/credit-entry.entity.ts';
import { CustomerEntity } from './tables/customer.entity.ts';
import { DeviceCodeEntity } from './tables/device-code.entity.ts';
import { DirectoryEntity } from './tables/directory.entity.ts';
import { GenerationAttemptEntity } from './tables/generation-attempt.entity.ts';
import { GuideVersionEntity } from './tables/guide-version.entity.ts';
import { IdempotencyKeyEntity } from './tables/idempotency-key.entity.ts';
import { LedgerCheckEntity } from './tables/ledger-check.entity.ts';
import { MailEntity } from './tables/mail.entity.ts';
import { MemoryEntryEntity } from './tables/memory-entry.entity.ts';
import { PaymentEntity } from './tables/payment.entity.ts';
import { PaymentEventEntity } from './tables/payment-event.entity.ts';
import { ProjectEntity } from './tables/project.entity.ts';
import { ProviderStateEntity } from './tables/provider-state.entity.ts';
import { RateLimitEntity } from './tables/rate-limit.entity.ts';
import { SessionEntity } from './tables/session.entity.ts';
import { StyleTileEntity } from './tables/style-tile.entity.ts';
import { SubscriptionEntity } from './tables/subscription.entity.ts';
import { UploadEntity } from './tables/upload.entity.ts';
import { UserEntity } from './tables/user.entity.ts';

/** Every table; the migrations create exactly these. */
export const ENTITIES = [
  UserEntity,
  DirectoryEntity,
  SessionEntity,
  AccessTokenEntity,
  DeviceCodeEntity,
  CodeEntity,
  MailEntity,
  ProjectEntity,
  StyleTileEntity,
  GuideVersionEntity,
  IdempotencyKeyEntity,
  GenerationAttemptEntity,
  ProviderStateEntity,
  CreditEntryEntity,
  LedgerCheckEntity,
  CustomerEntity,
  SubscriptionEntity,
  PaymentEntity,
  PaymentEventEntity,
  UploadEntity,
  MemoryEntryEntity,
  RateLimitEntity,
] as const;
