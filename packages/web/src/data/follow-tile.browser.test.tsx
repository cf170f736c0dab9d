import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchStreams } from '../../test/watch-streams.ts';
import { followTile, type TileStatus } from './follow-tile.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const RUNNING: TileStatus = {
  generationStatus: 'running',
  generationStep: 'colors',
  generationError: null,
  generated: false,
};

afterEach(() => vi.unstubAllGlobals());

describe('followTile', () => {
  it('reports the stream and every status and closes at the end', () => {
    const opened = watchStreams();
    const seen: unknown[] = [];
    const stop = followTile(ID, {
      onStreaming: (isStreaming) => seen.push(isStreaming),
      onStatus: (status) => seen.push(status.generationStep),
    });
    const [stream] = opened;
    expect(stream?.url).toContain(`/api/style-tiles/${ID}/events`);
    stream?.dispatchEvent(new Event('open'));
    stream?.dispatchEvent(new MessageEvent('status', { data: JSON.stringify(RUNNING) }));
    stream?.dispatchEvent(new Event('error'));
    stop();
    expect(seen).toEqual([true, 'colors', false, false]);
    expect(stream?.readyState).toBe(EventSource.CLOSED);
  });
});
