/** A stored logo, for the cleanup. */
export interface StoredUpload {
  readonly name: string;
  readonly modifiedAt: Date;
}

/** Stores logos. Names always come from `createUploadName`; others are treated as missing. */
export interface UploadStore {
  /**
   * Stores a file completely or not at all.
   *
   * @throws ApiError 507 when the storage is full, 503 when the store does not respond.
   */
  put(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /**
   * Loads a file; null if it does not exist.
   *
   * @throws ApiError 503 when the store does not respond.
   */
  get(name: string): Promise<Buffer | null>;
  /**
   * Deletes a file, if it exists.
   *
   * @throws ApiError 503 when the store does not respond.
   */
  remove(name: string): Promise<void>;
  /**
   * Lists all uploads, in no particular order; other files are skipped.
   *
   * @throws ApiError 503 when the store does not respond.
   */
  list(): AsyncIterable<StoredUpload>;
  /**
   * Deletes the remains of uploads that were interrupted before the given time, and returns their number. `list` does
   * not include them.
   *
   * @throws ApiError 503 when the store does not respond.
   */
  removeLeftovers(before: Date): Promise<number>;
}
