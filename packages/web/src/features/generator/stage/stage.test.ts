import { SAMPLE_GUIDE } from '@stylekit/engine';
import type { StyleTileView } from '@stylekit/server/contract';
import { describe, expect, it } from 'vitest';
import { QUEUED_TILE } from '../../../data/style-tile-example.ts';
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
const AWAY = new NetworkError(false, null);

function see(part: Partial<StageInput>) {
  const nothing = {
    projectId: QUEUED_TILE.projectId,
    tileId: QUEUED_TILE.id,
    tile: undefined,
    failure: undefined,
  };
  return toStage({ ...nothing, isMissing: false, ...part });
}

describe('the stage', () => {
  it('is the form without a style guide in the address', () => {
    expect(see({ tileId: null, tile: QUEUED_TILE, failure: AWAY }).kind).toBe('form');
  });

  it.each(['pending', 'queued', 'running'] as const)('is the work on a style guide that is %s', (status) => {
    expect(see({ tile: { ...QUEUED_TILE, generationStatus: status } }).kind).toBe('generating');
  });

  it('looks it up first', () => expect(see({}).kind).toBe('resuming'));

  it('is the finished guide, also when a later reading fails', () => {
    expect(see({ tile: DONE, failure: AWAY })).toMatchObject({ kind: 'complete', guide: SAMPLE_GUIDE });
    expect(see({ tile: { ...DONE, generatedData: null } }).kind).toBe('damaged');
  });

  it('tells a style guide that was given up from one that is out of sight', () => {
    expect(see({ tile: FAILED, failure: AWAY }).kind).toBe('failed');
    expect(see({ tile: QUEUED_TILE, failure: AWAY })).toEqual({
      kind: 'lost',
      tile: QUEUED_TILE,
      error: AWAY,
    });
    expect(see({ failure: AWAY })).toEqual({ kind: 'lost', tile: null, error: AWAY });
  });

  it('knows no style guide of another project, nor one that is not there', () => {
    expect(see({ tile: { ...DONE, projectId: 'another' } }).kind).toBe('unknown');
    expect(see({ isMissing: true }).kind).toBe('unknown');
  });
});

describe('what is said of a change of stage', () => {
  const lost = (error: unknown) => toStageNotice('generating', see({ failure: error }))?.title;

  it('tells a fault of the server from one of the connection', () => {
    expect(lost(new HttpError(500, 'Something went wrong', null))).toBe('AI Generation Error');
    expect(lost(new HttpError(503, 'Away', null))).toBe('Connection Error');
    expect(lost(AWAY)).toBe('Connection Error');
  });

  it('is the end of the work, for who was there', () => {
    expect(toStageNotice('generating', see({ tile: DONE }))?.title).toBe('Style Guide Ready!');
    expect(toStageNotice('generating', see({ tile: FAILED }))).toMatchObject({
      title: 'Generation Error',
      description: 'There was an error during style guide generation',
    });
  });

  it('is nothing for who opens what has ended already', () => {
    for (const before of [null, 'resuming', 'form'] as const) {
      expect(toStageNotice(before, see({ tile: DONE }))).toBeNull();
      expect(toStageNotice(before, see({ tile: FAILED }))).toBeNull();
    }
  });
});
