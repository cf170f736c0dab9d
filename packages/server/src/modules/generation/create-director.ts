import type { Config } from '../../config/config.ts';
import type { Director } from '../../ports/director.ts';
import { createBuiltInDirector } from './built-in-director.ts';

/** Creates the configured director: a language model if there is an API key, otherwise the built-in generator. */
export function createDirector({ openai }: Pick<Config, 'openai'>): Director {
  if (openai === null) return createBuiltInDirector();
  const { apiKey, model, baseUrl } = openai;
  const settings = baseUrl === null ? { apiKey, model } : { apiKey, model, baseUrl };
  return {
    name: 'openai',
    isMetered: true,
    // Loaded for the first brief only: the SDK costs a tenth of a second at startup.
    propose: async (request, options) => {
      const { createOpenAiDirector } = await import('./openai-director.ts');
      return createOpenAiDirector(settings).propose(request, options);
    },
  };
}
