import type { Readable, Writable } from 'node:stream';
import { isCancel, multiselect, select, text } from '@clack/prompts';
import type { Questions } from './deps.ts';

/** Questions on a terminal. */
export function createQuestions(input: Readable, output: Writable): Questions {
  const common = { input, output };
  return {
    text: async (message, initialValue) => answer(await text({ ...common, message, initialValue })),
    select: async (message, choices) =>
      answer(await select({ ...common, message, options: choices.map((choice) => ({ ...choice })) })),
    selectSeveral: async (message, choices, initial) =>
      answer(
        await multiselect({
          ...common,
          message,
          options: choices.map((choice) => ({ ...choice })),
          initialValues: [...initial],
        }),
      ),
  };
}

function answer<Value>(value: Value): Exclude<Value, symbol> | undefined {
  return isCancel(value) ? undefined : (value as Exclude<Value, symbol>);
}
