import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiError, invalid } from '../../http/api-error.ts';
import { logoTooLarge, MAX_LOGO_BYTES } from './prepare-logo.ts';

/** A file as received. */
export interface SentLogo {
  readonly bytes: Buffer;
  readonly fileName: string | undefined;
  readonly declaredType: string | undefined;
}

const FIELD = 'logo';
/** The form must contain exactly one file and nothing else. */
export const FORM_LIMITS = {
  fileSize: MAX_LOGO_BYTES,
  files: 1,
  fields: 0,
  parts: 1,
  headerPairs: 20,
  fieldNameSize: 100,
  fieldSize: 1_024,
} as const;
/** Boundaries and headers around the file; no browser needs more. */
const FORM_OVERHEAD_BYTES = 16_384;

/**
 * Reads the file of an upload form from the field `logo` into memory, at most 1,048,576 bytes.
 *
 * @throws ApiError 413 for a larger file; 400 when the form has no file, more than one, or other fields
 */
export async function readLogo(request: FastifyRequest): Promise<SentLogo> {
  // A declared length that is too large is rejected without reading the body.
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > MAX_LOGO_BYTES + FORM_OVERHEAD_BYTES) throw logoTooLarge();
  try {
    return await readForm(request);
  } catch (error) {
    // The rest of the body must be consumed; otherwise the client keeps sending and never sees the response.
    request.raw.unpipe();
    request.raw.resume();
    throw toApiError(error);
  }
}

async function readForm(request: FastifyRequest): Promise<SentLogo> {
  let logo: SentLogo | null = null;
  for await (const part of request.parts({ limits: FORM_LIMITS })) {
    if (part.type !== 'file' || part.fieldname !== FIELD || logo !== null) throw expectedOneFile();
    logo = { bytes: await readFile(part), fileName: part.filename, declaredType: part.mimetype };
  }
  if (logo === null) throw expectedOneFile();
  return logo;
}

async function readFile({ file }: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    if (file.truncated) throw logoTooLarge();
    chunks.push(chunk);
  }
  // The limit can fall between two chunks.
  if (file.truncated) throw logoTooLarge();
  return Buffer.concat(chunks);
}

function expectedOneFile(): ApiError {
  return invalid('Send exactly one file, in the field “logo”, and nothing else.');
}

/** Any other error while reading a form is caused by the form. */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return logoTooLarge();
  if (code === 'FST_FILES_LIMIT' || code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') {
    return expectedOneFile();
  }
  const message = 'The form could not be parsed. Send the file as multipart/form-data, in the field “logo”.';
  return new ApiError(400, 'SK_INVALID', message, { cause: error });
}
