import type { Ctx } from '../../context/context.ts';
import { unavailable } from '../../http/api-error.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';

/** @throws ApiError 503 when no payment provider is configured */
export function paymentsOf({ services }: Pick<Ctx, 'services'>): PaymentProvider {
  if (services.payments === null)
    throw unavailable('Payment is not set up on this server. Nothing was charged.');
  return services.payments;
}
