import { TestEnvironment } from 'jest-environment-node';
import { KEEP_EVIDENCE, type KeepEvidence } from '../../e2e/browser/evidence';

interface Block {
  readonly name: string;
  readonly parent?: Block;
}

/** What jest tells of the course of the tests, as far as it is of interest here. */
interface TestEvent {
  readonly name: string;
  readonly test?: Block;
}

/** Jest's own, which has what the browser shows kept at the moment in which a journey fails, before anything is closed. */
export default class BrowserEnvironment extends TestEnvironment {
  async handleTestEvent({ name, test }: TestEvent): Promise<void> {
    if (name !== 'test_fn_failure' && name !== 'hook_failure') return;
    const keep = Reflect.get(this.global, KEEP_EVIDENCE) as KeepEvidence | undefined;
    await keep?.(test ? titleOf(test) : 'before the first test');
  }
}

/** With the names of what it stands in, the outermost left out: that is jest's. */
function titleOf({ name, parent }: Block): string {
  return parent?.parent ? `${titleOf(parent)} ${name}` : name;
}
