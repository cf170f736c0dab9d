import { CliError } from '../cli-error.ts';
import { EXIT } from '../exit-code.ts';
import type { HttpResponse } from './send-request.ts';

/** Larger than any list of guides. Guards the memory against a wrong server. */
const LIMIT_BYTES = 32 * 1024 * 1024;

/** The text of a response of at most 32 MB. */
export async function readLimited({ body }: Pick<HttpResponse, 'body'>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > LIMIT_BYTES) throw failed('is too large');
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw failed('was cut off');
  }
  return Buffer.concat(chunks).toString('utf8');
}

function failed(problem: string): CliError {
  return new CliError(
    EXIT.serverOrNetwork,
    `The response of the server ${problem}.`,
    'Check the connection and STYLEKIT_URL, and try again.',
  );
}
