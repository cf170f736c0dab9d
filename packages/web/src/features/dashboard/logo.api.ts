import { send } from '../../lib/http.ts';
import { exchange } from './exchange.ts';

/** Stores a logo and answers its address, which a project's `logoUrl` takes as it is. */
export async function uploadLogo(file: File): Promise<string> {
  const form = new FormData();
  form.append('logo', file);
  const { body } = await exchange('/uploads', { method: 'POST', body: form });
  if (typeof body !== 'object' || body === null || !('url' in body) || typeof body.url !== 'string') {
    throw new TypeError('The answer to an upload has no address.');
  }
  return body.url;
}

/** Removes an uploaded logo; that `projectId` still shows it does not keep it. */
export function deleteLogo(fileUrl: string, projectId: string): Promise<void> {
  return send('POST', '/uploads/delete', { body: { fileUrl, projectId } });
}
