import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { StoredUpload, UploadStore } from '../../ports/upload-store.ts';
import { storageFull, storageUnavailable } from './upload-error.ts';
import { isUploadName } from './upload-name.ts';

/** The location of the bucket. Without credentials the SDK uses its default credential chain. */
export interface S3UploadStoreOptions {
  readonly bucket: string;
  readonly region: string;
  /** URL of an S3-compatible service; the bucket is then part of the path instead of the host name. */
  readonly endpoint?: string | undefined;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** Time limit for a response, in milliseconds; 10,000 by default. */
  readonly requestTimeoutMs?: number | undefined;
}

/** The folder in the bucket, which may also contain other objects. */
const PREFIX = 'uploads/';
const CONNECTION_TIMEOUT_MS = 3_000;
const REQUEST_TIMEOUT_MS = 10_000;
const MAX_ATTEMPTS = 2;

/** Stores logos in a bucket of S3 or a compatible service, under `uploads/`. Failures become 503, full storage 507. */
export function createS3UploadStore(options: S3UploadStoreOptions): UploadStore {
  const client = createClient(options);
  const Bucket = options.bucket;
  return {
    async put(name, bytes, contentType) {
      if (!isUploadName(name)) throw new RangeError('Upload names must come from createUploadName.');
      const command = new PutObjectCommand({
        Bucket,
        Key: PREFIX + name,
        Body: bytes,
        ContentType: contentType,
      });
      await client.send(command).catch(failPut);
    },
    async get(name) {
      return isUploadName(name) ? getObject(client, Bucket, PREFIX + name) : null;
    },
    async remove(name) {
      if (!isUploadName(name)) return;
      await client.send(new DeleteObjectCommand({ Bucket, Key: PREFIX + name })).catch(fail);
    },
    list: () => listObjects(client, Bucket),
    // S3 uploads are atomic, so nothing is left behind.
    removeLeftovers: async () => 0,
  };
}

function createClient(options: S3UploadStoreOptions): S3Client {
  const { region, endpoint, credentials } = options;
  return new S3Client({
    region,
    maxAttempts: MAX_ATTEMPTS,
    // Some compatible services do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout: options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
  });
}

async function getObject(client: S3Client, Bucket: string, Key: string): Promise<Buffer | null> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    if (Body === undefined) throw new Error('The response of the bucket has no body.');
    return Buffer.from(await Body.transformToByteArray());
  } catch (cause) {
    // A missing bucket is a 404 as well, but must not look like a missing logo.
    if (errorName(cause) === 'NoSuchKey') return null;
    throw storageUnavailable(cause);
  }
}

async function* listObjects(client: S3Client, Bucket: string): AsyncIterable<StoredUpload> {
  let token: string | undefined;
  do {
    const ContinuationToken = token === undefined ? {} : { ContinuationToken: token };
    const command = new ListObjectsV2Command({ Bucket, Prefix: PREFIX, ...ContinuationToken });
    const page = await client.send(command).catch(fail);
    for (const { Key, LastModified } of page.Contents ?? []) {
      const name = Key?.slice(PREFIX.length) ?? '';
      if (LastModified !== undefined && isUploadName(name)) yield { name, modifiedAt: LastModified };
    }
    token = page.NextContinuationToken;
  } while (token !== undefined);
}

function fail(cause: unknown): never {
  throw storageUnavailable(cause);
}

function failPut(cause: unknown): never {
  const isFull = ['InsufficientStorage', 'QuotaExceeded', 'XMinioStorageFull'].includes(errorName(cause));
  throw isFull ? storageFull(cause) : storageUnavailable(cause);
}

function errorName(cause: unknown): string {
  return cause instanceof Error ? cause.name : '';
}
