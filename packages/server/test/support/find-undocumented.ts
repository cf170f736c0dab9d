import type { App } from '../../src/http/app-type.ts';

interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, { readonly responses?: object }>>>>;
}

/**
 * The responses of a server since it started that its OpenAPI document does not contain, such as
 * `POST /api/login 401`. Taken from its metrics, which count every response by route and status.
 *
 * @param routes the URLs of the product's routes; a test may have added others
 */
export async function findUndocumented(app: App, routes: ReadonlySet<string>): Promise<string[]> {
  const requests = await app.metrics.getSingleMetric('stylekit_http_requests_total')?.get();
  const { paths = {} } = app.swagger() as Document;
  return (requests?.values ?? []).flatMap(({ labels }) => {
    const { method, route, status } = labels;
    const path = paths[String(route).replace(/:(\w+)/g, '{$1}')];
    // Pages, files, the document itself, and routes that only a test has.
    if (path === undefined || !routes.has(String(route))) return [];
    const operation = path[String(method === 'HEAD' ? 'GET' : method).toLowerCase()];
    const isDocumented = operation?.responses !== undefined && String(status) in operation.responses;
    return isDocumented ? [] : [`${method} ${route} ${status}`];
  });
}
