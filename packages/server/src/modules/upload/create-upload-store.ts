import path from 'node:path';
import type { Config, S3Config } from '../../config/config.ts';
import type { UploadStore } from '../../ports/upload-store.ts';
import { createLocalUploadStore } from './local-upload-store.ts';

/** The store for logos: a bucket if one is configured, otherwise a folder in the data folder. */
export function createUploadStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): UploadStore {
  return s3 === null ? createLocalUploadStore(path.join(dataDir, 'uploads')) : createLazyS3Store(s3);
}

/** The SDK is large, so it is loaded only when a logo is first used. */
function createLazyS3Store({ bucket, region, endpoint }: S3Config): UploadStore {
  let opening: Promise<UploadStore> | undefined;
  const open = (): Promise<UploadStore> => {
    opening ??= import('./s3-upload-store.ts').then(({ createS3UploadStore }) =>
      createS3UploadStore({ bucket, region, endpoint: endpoint ?? undefined }),
    );
    return opening;
  };
  return {
    put: async (...upload) => (await open()).put(...upload),
    get: async (name) => (await open()).get(name),
    remove: async (name) => (await open()).remove(name),
    list: async function* () {
      yield* (await open()).list();
    },
    removeLeftovers: async (before) => (await open()).removeLeftovers(before),
  };
}
