import type { RefusalText } from './describe/feature';
import { features, type AnyFeature } from './features';

type KeysOf<R> = R extends unknown ? keyof R : never;

export type RefusalCode = KeysOf<AnyFeature['refusals']>;

/** How each refusal is told. */
export const refusals = Object.fromEntries(told()) as Readonly<Record<RefusalCode, RefusalText>>;

function told(): ReadonlyMap<string, RefusalText> {
  const byCode = new Map<string, RefusalText>();
  for (const feature of features)
    for (const [code, text] of Object.entries<RefusalText>(feature.refusals)) {
      if (byCode.has(code)) throw new Error(`${feature.name} tells ${code} a second time: one feature tells it`);
      byCode.set(code, text);
    }
  return byCode;
}
