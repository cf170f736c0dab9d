import { CliError } from '../cli-error.ts';
import { EXIT } from '../exit-code.ts';

/** Larger than any list of guides. Guards the memory against a wrong server. */
const LIMIT_BYTES = 32 * 1024 * 1024;

/** The text of a response of at most 32 MB. */
export async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
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
