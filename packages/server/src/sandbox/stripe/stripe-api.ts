import type { IncomingHttpHeaders } from 'node:http';
import { findPrice, MOCK_PRICES } from './stripe-catalog.ts';
import {
  toCharge,
  toCustomer,
  toDispute,
  toEvent,
  toInvoice,
  toList,
  toPrice,
  toSession,
  toSubscription,
} from './stripe-objects.ts';
import type { StripeSimulation } from './stripe-simulation.ts';

/** A request to the API. */
export interface ApiRequest {
  readonly method: string;
  /** Path without `/v1`, such as `/customers`. */
  readonly path: string;
  /** Fields of the query or of the form body. */
  readonly fields: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
}

/** The status and JSON body of an answer. */
export interface ApiResponse {
  readonly status: number;
  readonly body: object;
}

type Handler = (request: ApiRequest, id: string) => object | undefined;

/** Answers the calls that the product makes, as Stripe does; any other call gets 404. */
export function createStripeApi(
  simulation: StripeSimulation,
  origin: () => string,
  webhookUrl: () => string | null,
) {
  const endpoints = () =>
    [webhookUrl()].flatMap((url) =>
      url === null
        ? []
        : [{ id: 'we_mock', object: 'webhook_endpoint', url, status: 'enabled', enabled_events: ['*'] }],
    );
  const { records } = simulation;
  const routes: Readonly<Record<string, Handler>> = {
    'POST /customers': ({ fields, headers }) => {
      const key = headers['idempotency-key'];
      return toCustomer(
        simulation.createCustomer(fields.get('email') ?? '', typeof key === 'string' ? key : null),
      );
    },
    'POST /checkout/sessions': ({ fields }) => {
      const session = simulation.createSession({
        customer: fields.get('customer') ?? '',
        reference: fields.get('client_reference_id') ?? '',
        mode: fields.get('mode') === 'subscription' ? 'subscription' : 'payment',
        price: findPrice(fields.get('line_items[0][price]') ?? '').id,
        successUrl: fields.get('success_url') ?? '',
        cancelUrl: fields.get('cancel_url') ?? '',
      });
      return toSession(session, origin());
    },
    'GET /checkout/sessions': ({ fields }) =>
      listOf(
        records.sessions,
        fields,
        (session) => toSession(session, origin()),
        ({ status }) => status,
      ),
    'POST /checkout/sessions/:id/expire': (_request, id) => {
      const session = records.sessions[id];
      if (session?.status !== 'open') return undefined;
      session.status = 'expired';
      return toSession(session, origin());
    },
    'POST /billing_portal/sessions': ({ fields }) => ({
      id: 'bps_mock',
      object: 'billing_portal.session',
      url: simulation.createPortal(fields.get('customer') ?? '', fields.get('return_url') ?? ''),
    }),
    'GET /subscriptions': ({ fields }) => listOf(records.subscriptions, fields, toSubscription),
    'GET /subscriptions/:id': (_request, id) => present(records.subscriptions[id], toSubscription),
    'DELETE /subscriptions/:id': (_request, id) => {
      const subscription = records.subscriptions[id];
      if (subscription === undefined) return undefined;
      simulation.end(subscription);
      return toSubscription(subscription);
    },
    'GET /invoices': ({ fields }) =>
      listOf(
        records.invoices,
        fields,
        (invoice) => toInvoice(invoice, origin()),
        ({ status }) => status,
      ),
    'GET /charges': ({ fields }) =>
      listOf(records.charges, fields, (charge) => toCharge(charge, records, origin())),
    'GET /charges/:id': (_request, id) =>
      present(records.charges[id], (charge) => toCharge(charge, records, origin())),
    'GET /disputes': ({ fields }) =>
      toList(
        Object.values(records.disputes)
          .filter(({ charge }) => charge === fields.get('charge'))
          .map(toDispute),
      ),
    'GET /events': ({ fields }) => {
      const since = Number(fields.get('created[gte]') ?? 0);
      return toList(
        records.events
          .filter(({ created }) => created >= since)
          .map(toEvent)
          .reverse(),
      );
    },
    'GET /webhook_endpoints': () => toList(endpoints()),
    'GET /billing_portal/configurations': () =>
      toList([{ id: 'bpc_mock', object: 'billing_portal.configuration' }]),
    'GET /prices/:id': (_request, id) =>
      present(
        MOCK_PRICES.find((price) => price.id === id),
        toPrice,
      ),
  };
  return (request: ApiRequest): ApiResponse => {
    const [, id = ''] =
      /^\/(?:customers|subscriptions|charges|prices|checkout\/sessions)\/([^/]+)(?:\/expire)?$/.exec(
        request.path,
      ) ?? [];
    const route = id === '' ? request.path : request.path.replace(`/${id}`, '/:id');
    const body = routes[`${request.method} ${route}`]?.(request, id);
    return body === undefined ? NOT_FOUND : { status: 200, body };
  };
}

const NOT_FOUND: ApiResponse = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object.' } },
};

function present<T>(record: T | undefined, toObject: (record: T) => object): object | undefined {
  return record === undefined ? undefined : toObject(record);
}

/** The objects of a customer, newest first, filtered by status unless it is `all`. */
function listOf<T extends { readonly customer: string; readonly created: number }>(
  records: Readonly<Record<string, T>>,
  fields: URLSearchParams,
  toObject: (record: T) => object,
  statusOf?: (record: T) => string,
) {
  const status = fields.get('status');
  const found = Object.values(records)
    .filter(({ customer }) => customer === fields.get('customer'))
    .filter((record) => statusOf === undefined || status === null || statusOf(record) === status);
  return toList(found.reverse().map(toObject));
}
