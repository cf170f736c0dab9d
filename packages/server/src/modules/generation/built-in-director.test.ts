import { parseBrief } from '@stylekit/engine';
import type { DirectionRequest } from '@stylekit/engine/brief';
import { NO_PREFERENCES, readBrief } from '@stylekit/engine/brief';
import { expect, test } from 'vitest';
import { createBuiltInDirector } from './built-in-director.ts';

const REQUEST: DirectionRequest = {
  mode: 'ai',
  brief: parseBrief('ai', { description: 'A warm village bakery with sourdough bread' }),
  preferences: NO_PREFERENCES,
  name: 'Crumb',
  seed: 'seed-1',
};

test('reads the brief with the engine, free of charge, and reports its steps in order', async () => {
  const director = createBuiltInDirector();
  const steps: string[] = [];
  const onStep = (step: string) => void steps.push(step);
  const result = await director.propose(REQUEST, { signal: new AbortController().signal, onStep });
  expect(director.isMetered).toBe(false);
  expect(steps).toEqual(['analyzing', 'colors', 'typography']);
  expect(result).toEqual({
    direction: await readBrief(REQUEST.brief, { seed: 'seed-1', name: 'Crumb' }),
    providerRequestId: null,
  });
});

test('an aborted signal cancels the work with its reason', async () => {
  const reason = new Error('canceled');
  const options = { signal: AbortSignal.abort(reason), onStep: () => undefined };
  await expect(createBuiltInDirector().propose(REQUEST, options)).rejects.toBe(reason);
});
