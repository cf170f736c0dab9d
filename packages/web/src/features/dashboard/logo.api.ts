import { send, sendJson } from '../../lib/http.ts';

/** Stores a logo and answers its address, which a project's `logoUrl` takes as it is. */
export async function uploadLogo(file: File): Promise<string> {
  const body = new FormData();
  body.append('logo', file);
  const { url } = await sendJson<{ readonly url: string }>('POST', '/uploads', { body });
  return url;
}

/** Removes an uploaded logo; that `projectId` still shows it does not keep it. */
export function deleteLogo(fileUrl: string, projectId: string): Promise<void> {
  return send('POST', '/uploads/delete', { body: { fileUrl, projectId } });
}
