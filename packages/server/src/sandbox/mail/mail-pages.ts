import PostalMime from 'postal-mime';
import { notFound } from '../../http/api-error.ts';
import type { App } from '../../http/app-type.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { listEml, readEml } from '../../modules/mail/eml-transport.ts';

const MAX_LISTED = 100;
/** A mail is shown as in a mail client: with its inline styles and nothing else. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups";

/** `/sandbox/mail`: the mail that was written to the folder instead of being sent, newest first. */
export function registerMailPages(app: App, folder: string): void {
  app.get('/sandbox/mail', async (_request, reply) => {
    const names = (await listEml(folder)).slice(0, MAX_LISTED);
    const mails = await Promise.all(
      names.map(async (name) => ({ name, mail: await readMail(folder, name) })),
    );
    const items = mails.flatMap(({ name, mail }) => (mail === null ? [] : [toItem(name, mail)]));
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(toPage('Mail', items.length === 0 ? '<p>No mail yet.</p>' : `<ul>${items.join('')}</ul>`));
  });
  app.get<{ Params: { name: string } }>('/sandbox/mail/:name', async (request, reply) => {
    const mail = await readMail(folder, request.params.name);
    if (mail === null) throw notFound();
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return reply.send(
      toPage(
        mail.subject,
        `<p><a href="/sandbox/mail">All mail</a> · <a href="/sandbox/mail/${escapeHtml(request.params.name)}/html">HTML version</a></p>
<p>To ${escapeHtml(mail.to)}</p><pre tabindex="0">${escapeHtml(mail.text)}</pre>`,
      ),
    );
  });
  app.get<{ Params: { name: string } }>('/sandbox/mail/:name/html', async (request, reply) => {
    const mail = await readMail(folder, request.params.name);
    if (mail === null) throw notFound();
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', MAIL_POLICY)
      .type('text/html; charset=utf-8')
      .send(mail.html);
  });
  app.get('/sandbox/mail.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLES));
}

interface ParsedMail {
  readonly subject: string;
  readonly to: string;
  readonly date: string;
  readonly text: string;
  readonly html: string;
}

async function readMail(folder: string, name: string): Promise<ParsedMail | null> {
  const raw = await readEml(folder, name);
  if (raw === null) return null;
  const { subject, to, date, text, html } = await PostalMime.parse(raw);
  const [recipient] = to ?? [];
  return {
    subject: subject ?? '(no subject)',
    to: recipient?.address ?? '',
    date: date ?? '',
    text: text ?? '',
    html: html ?? '',
  };
}

function toItem(name: string, { subject, to, date }: ParsedMail): string {
  return `<li><a href="/sandbox/mail/${escapeHtml(name)}">${escapeHtml(subject)}</a><br>to ${escapeHtml(to)}, ${escapeHtml(date)}</li>`;
}

function toPage(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} (simulated)</title><link rel="stylesheet" href="/sandbox/mail.css"></head><body><main>
<p class="mark">Simulated: this mail was not sent</p><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}

const STYLES = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}
body{max-width:44rem;margin:0 auto;padding:2rem 1rem 4rem}
.mark{font-size:.8125rem;border:1px solid;border-radius:4px;padding:.125rem .5rem;display:inline-block}
ul{padding:0;list-style:none}li{padding:.75rem 0;border-top:1px solid color-mix(in srgb,currentColor 20%,transparent)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
:focus-visible{outline:2px solid;outline-offset:2px}
`;
