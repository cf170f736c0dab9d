import { describe, expect, it } from 'vitest';
import { openLatestRequests, type RequestWorker } from './latest-requests.ts';

/** A worker that answers when the test says so. */
function openExample() {
  const events = new EventTarget();
  const sent: string[] = [];
  const answers: string[] = [];
  let isEnded = false;
  const worker: RequestWorker = {
    postMessage: (request: unknown) => sent.push(String(request)),
    addEventListener: events.addEventListener.bind(events),
    terminate: () => {
      isEnded = true;
    },
  };
  const requests = openLatestRequests<string, string>(worker, (answer) => answers.push(answer));
  return {
    ...requests,
    sent,
    answers,
    isEnded: () => isEnded,
    answer: (data: string) => events.dispatchEvent(new MessageEvent('message', { data })),
    fail: () => events.dispatchEvent(new Event('error')),
  };
}

describe('openLatestRequests', () => {
  it('sends the first request at once, and of those that wait only the latest', () => {
    const { send, answer, sent, answers } = openExample();
    for (const request of ['a', 'b', 'c']) send(request);
    expect(sent).toEqual(['a']);
    answer('A');
    expect(sent).toEqual(['a', 'c']);
    answer('C');
    expect(sent).toEqual(['a', 'c']);
    expect(answers).toEqual(['A', 'C']);
  });

  it('is free again after the last answer', () => {
    const { send, answer, sent } = openExample();
    send('a');
    answer('A');
    send('b');
    expect(sent).toEqual(['a', 'b']);
  });

  it('goes on after an error in the worker', () => {
    const { send, fail, answer, sent, answers } = openExample();
    send('a');
    send('b');
    fail();
    expect(sent).toEqual(['a', 'b']);
    answer('B');
    fail();
    send('c');
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(answers).toEqual(['B']);
  });

  it('passes on no answer after it was closed', () => {
    const { send, close, answer, fail, isEnded, sent, answers } = openExample();
    send('a');
    send('b');
    close();
    answer('A');
    fail();
    expect(isEnded()).toBe(true);
    expect(sent).toEqual(['a']);
    expect(answers).toEqual([]);
  });
});
