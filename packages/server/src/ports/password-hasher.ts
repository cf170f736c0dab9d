/**
 * Creates and verifies password hashes of one cost. One instance per process, because it limits how many run at once.
 */
export interface PasswordHasher {
  /**
   * Hashes a password with argon2id; returns a PHC string with its salt and parameters.
   *
   * @throws PasswordHashError for a password that is invalid as a new password (more than 128 characters, NUL, lone
   *   surrogate); ApiError 503 when too many calls wait
   * @see https://github.com/P-H-C/phc-string-format and RFC 9106
   */
  hash(password: string): Promise<string>;
  /**
   * Verifies a password, and checks whether its hash has weaker parameters than new ones.
   *
   * `null` stands for an unknown user: the same work is done and the result is negative, so that the timing reveals
   * nothing. The same applies to invalid passwords. `needsRehash` is only true together with `ok`.
   *
   * @throws PasswordHashError when the stored hash is invalid; ApiError 503 when too many calls wait
   */
  verify(password: string, phc: string | null): Promise<{ ok: boolean; needsRehash: boolean }>;
}
