import { ApiError } from '../../http/api-error.ts';
import { assertDeclared, inspectImage } from './inspect-image.ts';
import { reencodeRaster } from './reencode-raster.ts';
import { sanitizeSvg } from './sanitize-svg.ts';
import type { UploadKind } from './upload-name.ts';

/** Maximum size of an uploaded logo: 1 MB as 1,048,576 bytes (decisions, section 1). */
export const MAX_LOGO_BYTES = 1_048_576;

interface LogoUpload {
  readonly bytes: Buffer;
  /** The original file name; only its extension is used. */
  readonly fileName?: string | undefined;
  /** The media type declared by the sender. */
  readonly declaredType?: string | undefined;
}

/** A logo that is safe to store and serve: this server has written all of its bytes. */
export interface PreparedLogo {
  readonly bytes: Buffer;
  readonly kind: UploadKind;
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/svg+xml';
}

const CONTENT_TYPES = { png: 'image/png', jpg: 'image/jpeg', svg: 'image/svg+xml' } as const;

/** 413: the specified message for a logo over `MAX_LOGO_BYTES`. */
export function logoTooLarge(): ApiError {
  return new ApiError(413, 'SK_TOO_LARGE', 'File is too large. Maximum size is 1MB');
}

/**
 * Validates an uploaded logo and rewrites it: raster images are re-encoded, SVGs sanitized.
 *
 * @throws ApiError 413 over 1,048,576 bytes; 400 for everything that `inspectImage`, `assertDeclared`, `reencodeRaster`
 *   and `sanitizeSvg` reject
 */
export async function prepareLogo({ bytes, fileName, declaredType }: LogoUpload): Promise<PreparedLogo> {
  if (bytes.length > MAX_LOGO_BYTES) throw logoTooLarge();
  const { kind } = inspectImage(bytes);
  assertDeclared(kind, fileName, declaredType);
  const safe = kind === 'svg' ? sanitizeSvg(bytes) : await reencodeRaster(bytes, kind);
  return { bytes: safe, kind, contentType: CONTENT_TYPES[kind] };
}
