import { InitialMigration } from './0001-initial.ts';
import { BriefMigration } from './0002-brief.ts';
import { PaymentsMigration } from './0003-payments.ts';
import { AccessTokensMigration } from './0004-access-tokens.ts';
import { GuideSettingsMigration } from './0005-guide-settings.ts';
import { DeviceCodesMigration } from './0006-device-codes.ts';
import { GuideEditsMigration } from './0007-guide-edits.ts';
import { GuidePaletteMigration } from './0008-guide-palette.ts';
import { OperationsMigration } from './0009-operations.ts';
import { ByUserMigration } from './0010-by-user.ts';
import { UploadChecksMigration } from './0011-upload-checks.ts';

/** In the order in which they run; the name of a released migration never changes. */
export const MIGRATIONS = [
  { name: '0001-initial', class: InitialMigration },
  { name: '0002-brief', class: BriefMigration },
  { name: '0003-payments', class: PaymentsMigration },
  { name: '0004-access-tokens', class: AccessTokensMigration },
  { name: '0005-guide-settings', class: GuideSettingsMigration },
  { name: '0006-device-codes', class: DeviceCodesMigration },
  { name: '0007-guide-edits', class: GuideEditsMigration },
  { name: '0008-guide-palette', class: GuidePaletteMigration },
  { name: '0009-operations', class: OperationsMigration },
  { name: '0010-by-user', class: ByUserMigration },
  { name: '0011-upload-checks', class: UploadChecksMigration },
] as const;
