/** Returns the bytes of a stream, or null as soon as there are more than `limitBytes`; the rest is not received. */
export async function readLimited(
  body: AsyncIterable<Uint8Array> | null,
  limitBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (size > limitBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Parses the JSON body of a response.
 *
 * @throws Error when it has more than `limitBytes` or is not JSON
 */
export async function readLimitedJson({ body }: Response, limitBytes: number): Promise<unknown> {
  const bytes = await readLimited(body, limitBytes);
  if (bytes === null) throw new Error(`The response has more than ${limitBytes} bytes.`);
  return JSON.parse(bytes.toString('utf8'));
}
