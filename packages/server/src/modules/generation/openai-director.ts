import { type ModelProposal, modelProposalSchema, toDirection } from '@stylekit/engine/brief';
import { OpenAI } from 'openai';
import { zodTextFormat } from 'openai/helpers/zod';
import type { ParsedResponse } from 'openai/resources/responses/responses';
import type { Director } from '../../ports/director.ts';
import { buildDirectionPrompt, type DirectionPrompt } from './direction-prompt.ts';
import { createLimitedFetch } from './limited-fetch.ts';
import { ProviderFault } from './provider-fault.ts';
import { readProviderError } from './read-provider-error.ts';

export interface OpenAiDirectorSettings {
  readonly apiKey: string;
  readonly model: string;
  /** Base URL of any service that speaks the Responses API, with its path; without it OpenAI's own. */
  readonly baseUrl?: string;
  /** Longest time a call may take until its last byte; 90 seconds unless given. */
  readonly timeoutMs?: number;
}

const OPENAI_BASE_URL = 'https://api.openai.com/v1';
const CALL_TIMEOUT_MS = 90_000;
/** An answer is some four kilobytes, with what services repeat of the request some fifteen. */
const ANSWER_LIMIT_BYTES = 64 * 1024;
/** A proposal takes about 1,200 tokens; the rest is room for models that think before they write. */
const OUTPUT_TOKEN_LIMIT = 8192;

const PROPOSAL_FORMAT = zodTextFormat(modelProposalSchema, 'style_direction');

/**
 * The director that asks a language model, one paid call for each `propose` and no retry: the queue decides about that.
 *
 * The model proposes colors, moods and quotes; what it answers becomes a direction through `toDirection` alone.
 */
export function createOpenAiDirector(settings: OpenAiDirectorSettings): Director {
  return {
    name: 'openai',
    isMetered: true,
    async propose(request, { signal, onStep }) {
      signal.throwIfAborted();
      await onStep('analyzing');
      const answer = await askModel(settings, buildDirectionPrompt(request), signal);
      await onStep('colors');
      const direction = toDirection(answer.proposal, request);
      await onStep('typography');
      signal.throwIfAborted();
      return { direction, providerRequestId: answer.requestId };
    },
  };
}

async function askModel(settings: OpenAiDirectorSettings, prompt: DirectionPrompt, signal: AbortSignal) {
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
    if (error instanceof ProviderFault) throw error;
    throw readProviderError(error, settings.apiKey, requestId);
  }
}

/** A client for one call. Everything the SDK would otherwise take from the environment or write to the console is settled. */
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
    fetch: createLimitedFetch({ limitBytes: ANSWER_LIMIT_BYTES, onRequestId }),
  });
}

/** @throws ProviderFault when the answer holds no whole proposal: the SDK then gives `null` and does not throw. */
function readProposal(response: ParsedResponse<ModelProposal>, requestId: string | null): ModelProposal {
  if (response.output_parsed !== null) return response.output_parsed;
  if (response.status === 'failed') {
    const isBusy = response.error?.code === 'rate_limit_exceeded';
    throw new ProviderFault(isBusy ? 'rate-limited' : 'server', { requestId });
  }
  const isFiltered = response.incomplete_details?.reason === 'content_filter';
  if (isFiltered || response.output.some(isRefusal)) throw new ProviderFault('refusal', { requestId });
  throw new ProviderFault(response.status === 'incomplete' ? 'truncated' : 'malformed', { requestId });
}

function isRefusal(item: ParsedResponse<ModelProposal>['output'][number]): boolean {
  return item.type === 'message' && item.content.some((part) => part.type === 'refusal');
}
