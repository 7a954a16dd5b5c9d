import type { Contract, ReplyOf, RequestOf } from 'schemas/describe/contract';
import { listen, type Ears, type LineState } from './listen';
import { session } from '../session';

/** What the tab that listens passes on, and what the others ask it for. */
type Word<M> =
  | { readonly is: 'told'; readonly message: M; readonly id: string | undefined }
  | { readonly is: 'line'; readonly state: LineState }
  | { readonly is: 'new here' };

/**
 * As `listen`, with one line for all tabs of this browser: one of them listens and passes on what it hears; when it goes
 * another takes the line up after the last message. A tab that comes later is told everything from the beginning.
 */
export function listenTogether<C extends Contract>(
  contract: C,
  request: RequestOf<C>,
  ears: Ears<ReplyOf<C>>,
): { readonly stop: () => void } {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return listen(contract, request, { ears });
  const name = `fieldfare.line ${contract.path} ${session.current()?.email ?? ''} ${JSON.stringify(request)}`;
  return new Shared(name, contract, { request, ears });
}

class Shared<C extends Contract> {
  private readonly channel: BroadcastChannel;
  private readonly leaving = new AbortController();
  private after: string | undefined;

  constructor(
    name: string,
    private readonly contract: C,
    private readonly asked: { readonly request: RequestOf<C>; readonly ears: Ears<ReplyOf<C>> },
  ) {
    this.channel = new BroadcastChannel(name);
    this.channel.onmessage = ({ data }: MessageEvent<Word<ReplyOf<C>>>) => this.heard(data);
    this.say({ is: 'new here' });
    // Whoever has it holds it as long as the tab stands: a browser lets no tab sleep that does.
    navigator.locks.request(name, { signal: this.leaving.signal }, () => this.lead()).catch(() => undefined);
  }

  readonly stop = (): void => {
    this.leaving.abort();
    this.channel.close();
  };

  private heard(word: Word<ReplyOf<C>>): void {
    const { ears } = this.asked;
    if (word.is === 'line')
      ears.line(
        word.state.is === 'open'
          ? word.state
          : { is: word.state.is === 'opening' ? 'opening' : 'lost', problem: undefined },
      );
    if (word.is !== 'told') return;
    this.after = word.id ?? this.after;
    ears.told(word.message, word.id);
  }

  private say(word: Word<ReplyOf<C>>): void {
    if (!this.leaving.signal.aborted) this.channel.postMessage(word);
  }

  /** Until this tab goes. */
  private lead(): Promise<void> {
    const { request, ears } = this.asked;
    const both: Ears<ReplyOf<C>> = {
      told: (message, id) => {
        ears.told(message, id);
        this.say({ is: 'told', message, id });
      },
      line: (state) => {
        ears.line(state);
        // It does not come back here. The next tab takes its turn, and is told why by the server itself.
        if (state.is === 'refused') {
          this.stop();
          return;
        }
        // A problem is an object of this tab's own.
        this.say({
          is: 'line',
          state: state.is === 'open' || state.is === 'opening' ? state : { is: 'lost', problem: undefined },
        });
      },
    };
    const listening = listen(this.contract, request, { ears: both, after: this.after });
    this.channel.onmessage = ({ data }: MessageEvent<Word<ReplyOf<C>>>) => {
      if (data.is === 'new here') listening.anew();
    };
    return new Promise((resolve) => {
      this.leaving.signal.addEventListener('abort', () => {
        listening.stop();
        resolve();
      });
    });
  }
}
