import { SAMPLE_GUIDE } from '@stylekit/engine';
import type { StyleTileView } from '@stylekit/server/contract';
import { describe, expect, it } from 'vitest';
import { QUEUED_TILE } from '../../../../test/style-tile-example.ts';
import { HttpError, NetworkError } from '../../../lib/http.ts';
import { type StageInput, toStage } from './stage.ts';
import { toStageNotice } from './stage-notice.ts';

const FAILED: StyleTileView = { ...QUEUED_TILE, generationStatus: 'failed', generationError: 'No model.' };
const DONE: StyleTileView = {
  ...QUEUED_TILE,
  generationStatus: 'generated',
  generated: true,
  generatedData: SAMPLE_GUIDE,
};
const OFFLINE = new NetworkError(false, null);

function stageOf(part: Partial<StageInput>) {
  const defaults = {
    projectId: QUEUED_TILE.projectId,
    tileId: QUEUED_TILE.id,
    tile: undefined,
    failure: undefined,
  };
  return toStage({ ...defaults, isMissing: false, ...part });
}

describe('stage', () => {
  it('is the form when the URL has no style guide', () => {
    expect(stageOf({ tileId: null, tile: QUEUED_TILE, failure: OFFLINE }).kind).toBe('form');
  });

  it.each(['pending', 'queued', 'running'] as const)(
    'is the progress of a style guide that is %s',
    (status) => {
      expect(stageOf({ tile: { ...QUEUED_TILE, generationStatus: status } }).kind).toBe('generating');
    },
  );

  it('is loading at first', () => expect(stageOf({}).kind).toBe('resuming'));

  it('is the finished guide, even when a later request fails', () => {
    expect(stageOf({ tile: DONE, failure: OFFLINE })).toMatchObject({
      kind: 'complete',
      guide: SAMPLE_GUIDE,
    });
    expect(stageOf({ tile: { ...DONE, generatedData: null } }).kind).toBe('incomplete');
  });

  it('distinguishes a failed style guide from one that cannot be reached', () => {
    expect(stageOf({ tile: FAILED, failure: OFFLINE }).kind).toBe('failed');
    expect(stageOf({ tile: QUEUED_TILE, failure: OFFLINE })).toEqual({
      kind: 'unreachable',
      tile: QUEUED_TILE,
      error: OFFLINE,
    });
    expect(stageOf({ failure: OFFLINE })).toEqual({ kind: 'unreachable', tile: null, error: OFFLINE });
  });

  it('rejects a style guide of another project or one that does not exist', () => {
    expect(stageOf({ tile: { ...DONE, projectId: 'another' } }).kind).toBe('unknown');
    expect(stageOf({ isMissing: true }).kind).toBe('unknown');
  });
});

describe('stage announcement', () => {
  const titleOf = (error: unknown) => toStageNotice('generating', stageOf({ failure: error }))?.title;

  it('distinguishes server errors from connection errors', () => {
    expect(titleOf(new HttpError(500, 'Something went wrong', null))).toBe('AI Generation Error');
    expect(titleOf(new HttpError(503, 'Unavailable', null))).toBe('Connection Error');
    expect(titleOf(OFFLINE)).toBe('Connection Error');
  });

  it('announces the end to a user who was waiting', () => {
    expect(toStageNotice('generating', stageOf({ tile: DONE }))?.title).toBe('Style Guide Ready!');
    expect(toStageNotice('generating', stageOf({ tile: FAILED }))).toMatchObject({
      title: 'Generation Error',
      description: 'There was an error during style guide generation',
    });
  });

  it('is empty when opening a style guide that has already finished', () => {
    for (const before of [null, 'resuming', 'form'] as const) {
      expect(toStageNotice(before, stageOf({ tile: DONE }))).toBeNull();
      expect(toStageNotice(before, stageOf({ tile: FAILED }))).toBeNull();
    }
  });
});
