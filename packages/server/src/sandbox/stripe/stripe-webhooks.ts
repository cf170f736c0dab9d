import { createHmac } from 'node:crypto';
import { toEvent } from './stripe-objects.ts';
import type { EventRecord } from './stripe-records.ts';

/**
 * What happens to the delivery of an event: `drop` never sends it, `duplicate` sends it twice, `delay` holds it until
 * `releaseDelayed`, `reorder` sends it after the next event.
 */
export type DeliveryFailure = 'drop' | 'duplicate' | 'delay' | 'reorder';

/** How events are delivered. */
export interface WebhookSender {
  /** Address of the webhook; null while it is not known. */
  url: string | null;
  /** False: events are only stored, until `deliver` is called. */
  isAutomatic: boolean;
  /** Failures of the next events, one each, in order; events after the last failure are sent normally. */
  script(failures: readonly (DeliveryFailure | 'none')[]): void;
  /** Sends delayed events now. */
  releaseDelayed(): void;
  /** Sends an event once and returns the status of the answer; 0 when there was none. */
  deliver(event: EventRecord): Promise<number>;
  /** Sends events in the background, in order, and repeats those that were not accepted. */
  enqueue(events: readonly EventRecord[]): void;
  /** Waits until all queued events were sent or given up. */
  settled(): Promise<void>;
}

/** Pauses before an event is sent again. Stripe repeats for days; a person at a local mock does not wait that long. */
const RETRY_PAUSES_MS = [250, 1_000, 4_000, 15_000];

/** Signs and sends events as Stripe does. */
export function createWebhookSender(secret: string): WebhookSender {
  let queue: Promise<void> = Promise.resolve();
  const failures: (DeliveryFailure | 'none')[] = [];
  const delayed: EventRecord[] = [];
  const reordered: EventRecord[] = [];
  const send = (event: EventRecord) => {
    queue = queue.then(() => deliverUntilAccepted(sender, event));
  };
  const sendWithFailure = (event: EventRecord) => {
    const failure = failures.shift() ?? 'none';
    if (failure === 'delay') delayed.push(event);
    if (failure === 'reorder') reordered.push(event);
    if (failure === 'none' || failure === 'duplicate') {
      send(event);
      if (failure === 'duplicate') send(event);
      reordered.splice(0).forEach(send);
    }
  };
  const sender: WebhookSender = {
    url: null,
    isAutomatic: true,
    deliver: async (event) => {
      if (sender.url === null) return 0;
      const body = JSON.stringify(toEvent(event));
      const headers = { 'content-type': 'application/json', 'stripe-signature': sign(body, secret) };
      try {
        const response = await fetch(sender.url, { method: 'POST', headers, body });
        await response.arrayBuffer();
        return response.status;
      } catch {
        // No answer, for example while the server restarts: the event is sent again.
        return 0;
      }
    },
    enqueue: (events) => {
      if (sender.isAutomatic) events.forEach(sendWithFailure);
    },
    script: (next) => {
      failures.push(...next);
    },
    releaseDelayed: () => delayed.splice(0).forEach(send),
    settled: () => queue,
  };
  return sender;
}

async function deliverUntilAccepted(sender: WebhookSender, event: EventRecord): Promise<void> {
  for (const pauseMs of RETRY_PAUSES_MS) {
    if ((await sender.deliver(event)) === 200) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
  }
}

/**
 * The value of the `Stripe-Signature` header.
 *
 * @param timestamp Unix time in seconds
 * @see https://docs.stripe.com/webhooks#verify-manually
 */
export function sign(body: string, secret: string, timestamp = Math.floor(Date.now() / 1_000)): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
