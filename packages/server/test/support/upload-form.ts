import type { LightMyRequestResponse } from 'fastify';
import type { Browser } from './browser.ts';
import type { TestServer } from './test-server.ts';

/** A part of a multipart form; a part without a file name is a field. */
export interface FormPart {
  readonly name?: string;
  readonly fileName?: string;
  readonly type?: string;
  readonly bytes: Buffer;
}

export const BOUNDARY = 'boundary0123456789';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** Builds the bytes of a multipart form manually, so that file names can be malicious. */
export function buildForm(parts: readonly FormPart[]): Buffer {
  const pieces = parts.flatMap(({ name = 'logo', fileName, type, bytes }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`;
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n`;
    const declared = type === undefined ? '' : `content-type: ${type}\r\n`;
    return [Buffer.from(`${head}${declared}\r\n`), bytes, Buffer.from('\r\n')];
  });
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** An SVG logo of exactly that many bytes. */
export function svgOfSize(length: number): Buffer {
  const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/><!--';
  const tail = '--></svg>';
  return Buffer.from(head + 'a'.repeat(length - head.length - tail.length) + tail);
}

/** A logo as sent by a browser's form. */
export function logoPart(bytes: Buffer, fileName = 'logo.svg', type = 'image/svg+xml'): FormPart {
  return { bytes, fileName, type };
}

/** Sends a form from one of our own pages. */
export function sendForm(
  { app }: TestServer,
  browser: Browser,
  parts: readonly FormPart[],
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: 'POST',
    url: '/uploads',
    remoteAddress: browser.address,
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: browser.cookieHeader(),
      'content-type': FORM_TYPE,
    },
    payload: buildForm(parts),
  });
}
