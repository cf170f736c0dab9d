import { ApiError, invalid, unavailable } from '../../http/api-error.ts';

/** The specified message for a file of another type, or one that claims another type (section 5, Logo upload). */
export function wrongType(): ApiError {
  return invalid('Invalid file type. Please upload png, jpeg, svg+xml');
}

/** 400: the file has a supported type but is damaged; `cause` is only logged. */
export function damagedImage(cause?: unknown): ApiError {
  return new ApiError(400, 'SK_INVALID', 'The image is damaged and could not be read.', { cause });
}

/** 503: the upload store failed; `cause` is only logged. */
export function storageUnavailable(cause: unknown): ApiError {
  return unavailable('Uploads are not available at the moment. Please try again later.', cause);
}

/** 507: the upload storage is full. */
export function storageFull(cause: unknown): ApiError {
  const message = 'The upload storage is full. Please try again later.';
  return new ApiError(507, 'SK_STORAGE_FULL', message, { cause });
}
