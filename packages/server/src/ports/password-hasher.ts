/** Makes and checks password hashes of one cost; there is one a process, because it bounds how many run at once. */
export interface PasswordHasher {
  /**
   * The argon2id hash of a password as a PHC string with its own salt and its parameters.
   *
   * @throws PasswordHashError for a password the policy of new passwords would never let through (more than 128
   *   characters, NUL, half a surrogate pair); ApiError 503 when too many wait
   * @see https://github.com/P-H-C/phc-string-format and RFC 9106
   */
  hash(password: string): Promise<string>;
  /**
   * Whether a password belongs to a stored hash, and whether the hash was made with weaker parameters than today's.
   *
   * `null` stands for an unknown person: the same work is done and the answer is no, so the time tells nothing. The
   * same holds for a password that could never have been stored. `needsRehash` is only ever true together with `ok`.
   *
   * @throws PasswordHashError when the stored hash is not one of ours; ApiError 503 when too many wait
   */
  verify(password: string, phc: string | null): Promise<{ ok: boolean; needsRehash: boolean }>;
}
