import fastifyPlugin from 'fastify-plugin';
import { escapeHtml } from '../lib/escape-html.ts';

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, Media>> };
  readonly responses?: Readonly<
    Record<string, { readonly description?: string; readonly content?: Readonly<Record<string, Media>> }>
  >;
  /** Alternatives; each names a scheme and its scopes. */
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

interface Media {
  readonly example?: unknown;
}

/**
 * `/api/docs`: the API description as a web page.
 *
 * Plain HTML without scripts, so that the content security policy needs no exception.
 */
export const apiDocs = fastifyPlugin(
  async (app) => {
    let page: string | undefined;
    app.get(
      '/api/docs',
      { config: { access: 'public' }, schema: { hide: true } },
      async (_request, reply) => {
        page ??= toPage(app.swagger().paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>);
        return reply.type('text/html; charset=utf-8').send(page);
      },
    );
    app.get(
      '/api/docs.css',
      { config: { access: 'public' }, schema: { hide: true } },
      async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLES),
    );
  },
  { name: 'api-docs', dependencies: ['openapi'] },
);

function toPage(paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags?.[0] ?? 'other'))];
  const sections = tags.map((tag) => {
    const own = operations.filter(({ operation }) => (operation.tags?.[0] ?? 'other') === tag);
    return `<section id="${toAnchor(tag)}"><h2>${escapeHtml(tag)}</h2>${own.map(toArticle).join('')}</section>`;
  });
  const links = tags.map((tag) => `<li><a href="#${toAnchor(tag)}">${escapeHtml(tag)}</a></li>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>StyleKit API</title><link rel="stylesheet" href="/api/docs.css"></head><body><header><h1>StyleKit API</h1>
<p>All calls of the server. Also available as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Sections"><ul>${links.join('')}</ul></nav></header><main>${sections.join('')}</main></body></html>`;
}

function toArticle({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): string {
  const body = Object.entries(operation.requestBody?.content ?? {})[0];
  const parameters = operation.parameters ?? [];
  return `<article><h3><span class="method">${method}</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary ?? '')}${toRequirement(operation)}</p>
${parameters.length === 0 ? '' : `<p>Parameters: ${parameters.map(toParameter).join(', ')}</p>`}
${body === undefined ? '' : `<h4>Body, ${escapeHtml(body[0])}</h4>${toExample(body[1])}`}
<h4>Responses</h4><dl>${Object.entries(operation.responses ?? {})
    .map(toResponse)
    .join('')}</dl></article>`;
}

function toRequirement({ security }: Operation): string {
  if (security === undefined) return '';
  const scopes = security
    .flatMap(({ token = [] }) => token)
    .map((scope) => `<code>${escapeHtml(scope)}</code>`);
  return scopes.length === 0
    ? ' <em>Requires sign-in.</em>'
    : ` <em>Requires sign-in, or an access token with the scope ${scopes.join(' or ')}.</em>`;
}

function toParameter({ name, in: location, required }: Parameter): string {
  return `<code>${escapeHtml(name)}</code> (${location}${required === true ? ', required' : ''})`;
}

function toResponse([status, response]: [string, NonNullable<Operation['responses']>[string]]): string {
  const example = toExample(response.content?.['application/json']);
  return `<dt>${escapeHtml(status)}</dt><dd>${escapeHtml(response.description ?? '')}${example}</dd>`;
}

function toExample(media: Media | undefined): string {
  const example = media?.example;
  return example === undefined
    ? ''
    : `<pre tabindex="0"><code>${escapeHtml(JSON.stringify(example, null, 2))}</code></pre>`;
}

function toAnchor(tag: string): string {
  return tag.replaceAll(/[^a-z]+/g, '-');
}

const STYLES = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}
ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}
h2{margin-top:3rem;text-transform:capitalize}
article{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:.75rem 0}
h3{font-size:1rem;overflow-wrap:anywhere}h4{margin:.5rem 0 0;font-size:.875rem}
.method{display:inline-block;min-width:4.5rem;font-weight:700}
dl{display:grid;grid-template-columns:3.5rem minmax(0,1fr);gap:.25rem .75rem}dt{font-weight:700}dd{margin:0}
pre{overflow:auto;max-height:20rem;padding:.75rem;border-radius:.5rem;font-size:.8125rem;
background:color-mix(in srgb,currentColor 8%,transparent)}
`;
