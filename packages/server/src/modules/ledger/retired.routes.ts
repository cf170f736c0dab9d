import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import type { App } from '../../http/app-type.ts';

/** Two calls of older clients. They would grant credits on the client's word, so they only return an error. */
export async function registerRetired(app: App): Promise<void> {
  for (const url of ['/api/credits/purchase', '/api/subscription']) {
    app.post(
      url,
      {
        config: { access: 'public' },
        schema: {
          tags: ['credits'],
          summary: 'Removed: buy plans and packs at checkout',
          response: { 410: z.object({ message: z.string(), code: z.string() }) },
        },
      },
      async () => {
        throw new ApiError(410, 'SK_GONE', 'This call was removed. Buy plans and packs at checkout.');
      },
    );
  }
}
