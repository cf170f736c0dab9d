import { useState } from 'react';

/**
 * The same object for as long as its JSON is the same. Data that is loaded again consists of new objects, and everything
 * that depends on them would render again.
 */
export function useUnchanged<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
