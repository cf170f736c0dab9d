let sequence = 0;

type Part =
  | { readonly type: 'output_text'; readonly text: string; readonly annotations: readonly [] }
  | { readonly type: 'refusal'; readonly refusal: string };

/** A text of a model, as a part of its message. */
export function textPart(text: string): Part {
  return { type: 'output_text', text, annotations: [] };
}

/** A refusal, as a part of a message. */
export function refusalPart(refusal: string): Part {
  return { type: 'refusal', refusal };
}

/** A complete response of `POST /v1/responses`; `incompleteReason` is the reason why it is incomplete. */
export function buildResponse(part: Part, incompleteReason: 'max_output_tokens' | null = null) {
  sequence += 1;
  const status = incompleteReason === null ? 'completed' : 'incomplete';
  return {
    id: `resp_standin_${sequence}`,
    object: 'response',
    created_at: 1_780_000_000,
    status,
    error: null,
    incomplete_details: incompleteReason === null ? null : { reason: incompleteReason },
    instructions: null,
    metadata: {},
    model: 'mock',
    output: [{ type: 'message', id: `msg_standin_${sequence}`, role: 'assistant', status, content: [part] }],
    parallel_tool_calls: false,
    temperature: null,
    tool_choice: 'auto',
    tools: [],
    top_p: null,
    usage: {
      input_tokens: 100,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 100,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 200,
    },
  };
}

/** An error in OpenAI's format. Tests check that its text does not reach users. */
export function buildError(code: string, message = `Mock provider text: ${code}`) {
  return { error: { message, type: code, param: null, code } };
}
