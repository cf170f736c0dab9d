import type { Config } from '../../config/config.ts';
import type { Director } from '../../ports/director.ts';
import { createBuiltInDirector } from './built-in-director.ts';

/** The director the configuration asks for: a language model where there is a key, else the built-in generator. */
export function createDirector({ openai }: Pick<Config, 'openai'>): Director {
  if (openai === null) return createBuiltInDirector();
  const { apiKey, model, baseUrl } = openai;
  const settings = baseUrl === null ? { apiKey, model } : { apiKey, model, baseUrl };
  return {
    name: 'openai',
    isMetered: true,
    // Loaded with the first brief: the SDK costs a tenth of a second that a start without a key should not pay.
    propose: async (request, options) => {
      const { createOpenAiDirector } = await import('./openai-director.ts');
      return createOpenAiDirector(settings).propose(request, options);
    },
  };
}
