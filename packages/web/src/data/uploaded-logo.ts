/** Whether a logo was uploaded to this server. Other logos are links to other sites. */
export function isUploaded(logoUrl: string): boolean {
  return logoUrl.startsWith('/uploads/');
}
