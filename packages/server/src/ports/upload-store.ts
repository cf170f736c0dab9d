/** A stored logo as the sweep of orphans sees it. */
export interface StoredUpload {
  readonly name: string;
  readonly modifiedAt: Date;
}

/** Where logos lie. Names are always those of `createUploadName`; any other name is treated as not there. */
export interface UploadStore {
  /**
   * Stores the bytes whole or not at all.
   *
   * @throws ApiError 507 when there is no room, 503 when the store does not answer.
   */
  put(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /**
   * The bytes, or null when there is no such upload.
   *
   * @throws ApiError 503 when the store does not answer.
   */
  get(name: string): Promise<Buffer | null>;
  /**
   * Removes an upload; one that is not there counts as removed.
   *
   * @throws ApiError 503 when the store does not answer.
   */
  remove(name: string): Promise<void>;
  /**
   * All uploads, in no order; foreign files are passed over.
   *
   * @throws ApiError 503 when the store does not answer.
   */
  list(): AsyncIterable<StoredUpload>;
  /**
   * Removes what uploads that were interrupted before that time left behind, and tells how much it was. It is no
   * upload and never listed.
   *
   * @throws ApiError 503 when the store does not answer.
   */
  removeLeftovers(before: Date): Promise<number>;
}
