import { z } from 'zod';
import { actorCtx } from '../../context/request.ts';
import type { App } from '../../http/app-type.ts';
import { loadPage } from '../../http/page.ts';
import { pageQuery } from '../../http/wire.ts';
import { presentTransaction } from './ledger.presenter.ts';
import { transactionSchema } from './ledger.schema.ts';
import { findStyleTileNames, listTransactions } from './ledger.service.ts';
import { findPaymentDetails } from './purchased-credits.ts';

/** The credit transactions of a user. */
export async function registerLedger(app: App): Promise<void> {
  app.get(
    '/api/user/transactions',
    {
      config: { access: 'signed-in' },
      schema: {
        tags: ['credits'],
        summary: 'The credit transactions of the signed-in user, newest first',
        querystring: pageQuery,
        response: { 200: z.array(transactionSchema) },
      },
    },
    async (request, reply) => {
      const ctx = actorCtx(request);
      const entries = await loadPage(request, reply, (page) => listTransactions(ctx, page));
      const names = await findStyleTileNames(ctx, entries);
      const payments = await findPaymentDetails(ctx, entries);
      return entries.map((entry) => presentTransaction(entry, { names, payments }));
    },
  );
}
