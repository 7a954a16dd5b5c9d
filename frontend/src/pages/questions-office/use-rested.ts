import { useEffect, useState } from 'react';

/** In milliseconds: how long writing rests before it is judged. */
const restMs = 700;

/** The value once it has stayed the same for a moment. */
export function useRested<T extends object>(value: T | undefined): T | undefined {
  const [rested, setRested] = useState(value);
  const text = value && JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text === undefined ? undefined : (JSON.parse(text) as T)), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** The last answer there was, while the next is waited for. */
export function useLast<T>(answer: T | undefined): T | undefined {
  const [last, setLast] = useState(answer);
  useEffect(() => {
    if (answer !== undefined) setLast(answer);
  }, [answer]);
  return answer ?? last;
}
