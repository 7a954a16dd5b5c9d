import type { Contract, RequestOf } from 'schemas/describe/contract';
import { callForFile } from '../call';
import { useOneAtATime } from '../one-at-a-time';

/** Fetches a file and hands it on, as to the browser. A link could not: it carries no token. */
export function useFile<C extends Contract>(contract: C, request: RequestOf<C>, hand: (file: Blob) => void) {
  const { run, busy, problem } = useOneAtATime();
  const take = () => run(async () => hand(await callForFile(contract, request)));
  return { take, busy, problem };
}
