import { clean } from './clean';
import { readClock, type Clock } from './clock';
import { formOf, inForm, type Form } from './kindnesses';
import { runsOf, type Run } from './runs';

/** A cleaned text and its parts. */
export interface Written {
  readonly cleaned: string;
  readonly runs: readonly Run[];
}

// What may be a ratio as well, `11:12`, is read as both.
const clockKey = /^(?:\d\d:[0-5]\d|\d{1,2}:[0-5]\d ?[ap]\.?m\.?)$/;

/** An answer taken apart, so that it can be compared with many: what every one of them asks of it is worked out once. */
export class ReadAnswer implements Written {
  readonly cleaned: string;
  readonly runs: readonly Run[];
  private readClock?: { readonly clock: Clock | undefined };
  private keyForm?: Form;
  private readonly written = new Map<Form, Written>();

  constructor(text: string) {
    this.cleaned = clean(text);
    this.runs = runsOf(this.cleaned);
  }

  /** As a time of day. */
  get clock(): Clock | undefined {
    this.readClock ??= { clock: readClock(this.cleaned) };
    return this.readClock.clock;
  }

  /** The time of day that it asks for as a key. */
  get clockAskedFor(): Clock | undefined {
    return clockKey.test(this.cleaned) ? this.clock : undefined;
  }

  /** As it would be written in the form of a key; of that form are many keys. */
  inFormOf(key: ReadAnswer): Written {
    key.keyForm ??= formOf(key.cleaned);
    const known = this.written.get(key.keyForm);
    if (known) return known;
    const written = this.inForm(key.keyForm);
    this.written.set(key.keyForm, written);
    return written;
  }

  private inForm(form: Form): Written {
    const cleaned = inForm(form, this.cleaned);
    return cleaned === this.cleaned ? this : { cleaned, runs: runsOf(cleaned) };
  }
}
