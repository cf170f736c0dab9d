import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { StoredUpload, UploadStore } from '../../ports/upload-store.ts';
import { storeFull, storeUnavailable } from './upload-fault.ts';
import { isUploadName } from './upload-name.ts';

/** Where the bucket is. Without credentials the SDK looks for them in its usual places. */
export interface S3UploadStoreOptions {
  readonly bucket: string;
  readonly region: string;
  /** Address of an S3-compatible service; with it the bucket stands in the path and not in the host name. */
  readonly endpoint?: string | undefined;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** How long to wait for an answer, in milliseconds; 10,000 when not given. */
  readonly requestTimeoutMs?: number | undefined;
}

/** The folder of the bucket; it may hold other things beside. */
const PREFIX = 'uploads/';
const CONNECTION_TIMEOUT_MS = 3_000;
const REQUEST_TIMEOUT_MS = 10_000;
const MAX_ATTEMPTS = 2;

/** Keeps logos in a bucket of S3 or a compatible service, under `uploads/`. Every failure is a 503, a full store a 507. */
export function createS3UploadStore(options: S3UploadStoreOptions): UploadStore {
  const client = createClient(options);
  const Bucket = options.bucket;
  return {
    async put(name, bytes, contentType) {
      if (!isUploadName(name))
        throw new RangeError('An upload is stored under a name of createUploadName only.');
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
    // A bucket has an object whole or not at all.
    removeLeftovers: async () => 0,
  };
}

function createClient(options: S3UploadStoreOptions): S3Client {
  const { region, endpoint, credentials } = options;
  return new S3Client({
    region,
    maxAttempts: MAX_ATTEMPTS,
    // Compatible services do not all know the newer checksums.
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
    if (Body === undefined) throw new Error('The bucket answered without a body.');
    return Buffer.from(await Body.transformToByteArray());
  } catch (cause) {
    // A missing bucket is 404 as well, and must not look like a missing logo.
    if (errorName(cause) === 'NoSuchKey') return null;
    throw storeUnavailable(cause);
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
  throw storeUnavailable(cause);
}

function failPut(cause: unknown): never {
  const isFull = ['InsufficientStorage', 'QuotaExceeded', 'XMinioStorageFull'].includes(errorName(cause));
  throw isFull ? storeFull(cause) : storeUnavailable(cause);
}

function errorName(cause: unknown): string {
  return cause instanceof Error ? cause.name : '';
}
