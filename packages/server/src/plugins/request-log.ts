import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/**
 * Logs each request once, when it ends, instead of a line at its start and one at its end.
 *
 * The line consists of fields that never contain a secret, so the search for secret fields is left out; the text of a
 * token in a path is still replaced, as in every line.
 */
export class RequestLog extends LogController {
  readonly #log: FastifyBaseLogger;

  /** @param log the log of the server */
  constructor(log: FastifyBaseLogger) {
    super();
    this.#log = log.child({}, { redact: [] });
  }

  override incomingRequest(): void {
    // One line per request.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { reqId: request.id, req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...line, err: error }, 'request errored');
    // The log of a request has the level of its route, such as that of probes.
    else if (request.log.level === this.#log.level) this.#log.info(line, 'request completed');
    else request.log.info(line, 'request completed');
  }
}
