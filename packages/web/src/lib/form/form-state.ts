import { useCallback, useState } from 'react';

/** The values of a form and the function that changes some of them. */
export type FormState<Values> = readonly [Values, (part: Partial<Values>) => void];

/** The values of a form that keeps them itself. */
export function useFields<Values extends object>(initial: Values | (() => Values)): FormState<Values> {
  const [values, setValues] = useState(initial);
  const change = useCallback((part: Partial<Values>) => setValues((now) => ({ ...now, ...part })), []);
  return [values, change];
}
