import { actorCtx } from '../../context/request.ts';
import { invalid } from '../../http/api-error.ts';
import type { App } from '../../http/app-type.ts';
import { checkoutBodySchema, pageUrlSchema, receivedSchema } from './billing.schema.ts';
import { createCheckout, createPortal } from './checkout.service.ts';
import { receiveEvent } from './payment-event.service.ts';
import { paymentsOf } from './payments-of.ts';

/** Checkout, portal and the webhook of the payment provider. */
export async function registerBilling(app: App): Promise<void> {
  app.post(
    '/api/stripe/create-checkout-session',
    {
      config: { access: 'signed-in', errors: ['SK_CONFLICT'] },
      schema: {
        tags: ['payment'],
        summary: 'Start a checkout for a plan or a pack',
        body: checkoutBodySchema,
        response: { 200: pageUrlSchema },
      },
    },
    async (request) => ({ url: await createCheckout(actorCtx(request), request.body) }),
  );
  app.post(
    '/api/stripe/create-portal-session',
    {
      config: { access: 'signed-in', errors: ['SK_CONFLICT'] },
      schema: {
        tags: ['payment'],
        summary: 'Open the page where plan, cards and invoices are managed',
        response: { 200: pageUrlSchema },
      },
    },
    async (request) => ({ url: await createPortal(actorCtx(request)) }),
  );
  await app.register(registerWebhook);
}

/** Signatures cover the exact bytes of the body, so this scope parses no JSON. */
async function registerWebhook(scope: App): Promise<void> {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  scope.post(
    '/api/stripe/webhook',
    {
      config: { access: 'public' },
      schema: {
        tags: ['payment'],
        summary: 'Receive a signed event of the payment provider',
        response: { 200: receivedSchema },
      },
    },
    async (request) => {
      const { webhooks } = request.ctx.services.paymentCounts;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers['stripe-signature'];
      const event = await paymentsOf(request.ctx).verifyEvent(
        body,
        typeof signature === 'string' ? signature : undefined,
      );
      if (event === null) {
        webhooks.rejected += 1;
        throw invalid('The signature of this event is not valid.');
      }
      if (await receiveEvent(request.ctx, event)) webhooks.accepted += 1;
      else webhooks.repeated += 1;
      return { received: true } as const;
    },
  );
}
