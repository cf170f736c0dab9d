import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import type { App } from '../../http/app-type.ts';

/** Two calls that older clients know. They would hand out credits on a client's word, so they only say where to go. */
export async function registerRetired(app: App): Promise<void> {
  for (const url of ['/api/credits/purchase', '/api/subscription']) {
    app.post(
      url,
      {
        config: { access: 'public' },
        schema: {
          tags: ['credits'],
          summary: 'Gone: plans and packs are bought at the checkout',
          response: { 410: z.object({ message: z.string(), code: z.string() }) },
        },
      },
      async () => {
        throw new ApiError(410, 'SK_GONE', 'This call is gone. Plans and packs are bought at the checkout.');
      },
    );
  }
}
