import { send, sendJson } from '../../lib/http.ts';

/** Uploads a logo and returns its URL for `logoUrl`. */
export async function uploadLogo(file: File): Promise<string> {
  const body = new FormData();
  body.append('logo', file);
  const { url } = await sendJson<{ readonly url: string }>('POST', '/uploads', { body });
  return url;
}

/** Deletes an uploaded logo, even if the project still refers to it. */
export function deleteLogo(fileUrl: string, projectId: string): Promise<void> {
  return send('POST', '/uploads/delete', { body: { fileUrl, projectId } });
}
