import { ApiError, invalid, unavailable } from '../../http/api-error.ts';

/** The specification's text for a file that is not one of the three kinds, or claims to be another (section 5, Logo upload). */
export function wrongType(): ApiError {
  return invalid('Invalid file type. Please upload png, jpeg, svg+xml');
}

/** 400: the file is of a right kind and cannot be read; `cause` goes to the log only. */
export function damagedImage(cause?: unknown): ApiError {
  return new ApiError(400, 'SK_INVALID', 'The image is damaged and cannot be read.', { cause });
}

/** 503: the store of uploads failed; the cause goes to the log only. */
export function storeUnavailable(cause: unknown): ApiError {
  return unavailable('Uploads are not available at the moment. Please try again later.', cause);
}

/** 507: the store of uploads has no room left. */
export function storeFull(cause: unknown): ApiError {
  const message = 'There is no room left for uploads. Please try again later.';
  return new ApiError(507, 'SK_STORAGE_FULL', message, { cause });
}
