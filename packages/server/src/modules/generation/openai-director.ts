import { type ModelProposal, modelProposalSchema, toDirection } from '@stylekit/engine/brief';
import { OpenAI } from 'openai';
import { zodTextFormat } from 'openai/helpers/zod';
import type { ParsedResponse } from 'openai/resources/responses/responses';
import type { Director } from '../../ports/director.ts';
import { buildDirectionPrompt, type DirectionPrompt } from './direction-prompt.ts';
import { createLimitedFetch } from './limited-fetch.ts';
import { ProviderError } from './provider-error.ts';
import { toProviderError } from './to-provider-error.ts';

export interface OpenAiDirectorSettings {
  readonly apiKey: string;
  readonly model: string;
  /** Base URL of any service with the Responses API, including its path; OpenAI's by default. */
  readonly baseUrl?: string;
  /** Time limit of a call until its last byte; 90 seconds by default. */
  readonly timeoutMs?: number;
}

const OPENAI_BASE_URL = 'https://api.openai.com/v1';
const CALL_TIMEOUT_MS = 90_000;
/** A response has about four kilobytes, or fifteen with services that repeat the request in it. */
const RESPONSE_LIMIT_BYTES = 64 * 1024;
/** A proposal has about 1,200 tokens; the rest is for reasoning models. */
const OUTPUT_TOKEN_LIMIT = 8192;

const PROPOSAL_FORMAT = zodTextFormat(modelProposalSchema, 'style_direction');

/**
 * The director that calls a language model: one paid call per `propose` and no retries, which are up to the queue.
 *
 * The model proposes colors, moods and quotes; only `toDirection` turns its response into a direction.
 */
export function createOpenAiDirector(settings: OpenAiDirectorSettings): Director {
  return {
    name: 'openai',
    isMetered: true,
    async propose(request, { signal, onStep }) {
      signal.throwIfAborted();
      await onStep('analyzing');
      const response = await callModel(settings, buildDirectionPrompt(request), signal);
      await onStep('colors');
      const direction = await toDirection(response.proposal, request);
      await onStep('typography');
      signal.throwIfAborted();
      return { direction, providerRequestId: response.requestId };
    },
  };
}

async function callModel(settings: OpenAiDirectorSettings, prompt: DirectionPrompt, signal: AbortSignal) {
  let requestId: string | null = null;
  const client = createClient(settings, (id) => {
    requestId = id;
  });
  try {
    const response = await client.responses.parse(
      {
        model: settings.model,
        instructions: prompt.instructions,
        input: [{ role: 'user', content: prompt.data }],
        text: { format: PROPOSAL_FORMAT },
        max_output_tokens: OUTPUT_TOKEN_LIMIT,
        store: false,
      },
      { signal, timeout: settings.timeoutMs ?? CALL_TIMEOUT_MS },
    );
    return { proposal: readProposal(response, requestId), requestId };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ProviderError) throw error;
    throw toProviderError(error, settings.apiKey, requestId);
  }
}

/** Creates a client for one call; no option is left to the SDK's environment variables or console output. */
function createClient(
  { apiKey, baseUrl }: OpenAiDirectorSettings,
  onRequestId: (requestId: string) => void,
): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl ?? OPENAI_BASE_URL,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    fetch: createLimitedFetch({ limitBytes: RESPONSE_LIMIT_BYTES, onRequestId }),
  });
}

/**
 * @throws ProviderError when the response contains no complete proposal: the SDK returns `null` then and does not
 *   throw.
 */
function readProposal(response: ParsedResponse<ModelProposal>, requestId: string | null): ModelProposal {
  if (response.output_parsed !== null) return response.output_parsed;
  if (response.status === 'failed') {
    const isRateLimited = response.error?.code === 'rate_limit_exceeded';
    throw new ProviderError(isRateLimited ? 'rate-limited' : 'server', { requestId });
  }
  const isFiltered = response.incomplete_details?.reason === 'content_filter';
  if (isFiltered || response.output.some(isRefusal)) throw new ProviderError('refusal', { requestId });
  throw new ProviderError(response.status === 'incomplete' ? 'truncated' : 'malformed', { requestId });
}

function isRefusal(item: ParsedResponse<ModelProposal>['output'][number]): boolean {
  return item.type === 'message' && item.content.some((part) => part.type === 'refusal');
}
