import { htmlOf, textOf, type MailAction } from './mail-parts';
import type { Block, Inline } from './plain-markdown';

/** A mail before it is addressed: the same content as text and as HTML. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where whoever gets it leaves the list that it comes from. */
  readonly leave?: string;
}

export interface MailTemplate<V> {
  readonly subject: string | ((values: V) => string);
  /** Plain sentences, in which what a person typed may stand as it is; or what somebody wrote as a letter. */
  readonly paragraphs: (values: V) => readonly (string | Block)[];
  /** Stands after the last paragraph. */
  readonly action?: (values: V) => MailAction;
  /** For a mail to a list: where it is left. It stands at the foot, and in the header that mail programs offer it from. */
  readonly leave?: (values: V) => string;
  /** Default "Fieldfare". */
  readonly signature?: string;
}

/** Declares a mail; `V` is what it must be told: `mailTemplate<{ link: string }>({ … })`. */
export const mailTemplate = <V>(template: MailTemplate<V>): MailTemplate<V> => template;

/** Pure: the same values make the same mail. */
export function rendered<V>(template: MailTemplate<V>, values: V): RenderedMail {
  const { subject, paragraphs, action, leave, signature = 'Fieldfare' } = template;
  const heading = typeof subject === 'string' ? subject : subject(values);
  const parts = {
    paragraphs: paragraphs(values).map((part) => (typeof part === 'string' ? oneLine(part) : cleaned(part))),
    signature,
    ...(action && { action: checked(action(values)) }),
    ...(leave && { leave: webAddress(leave(values)) }),
  };
  return {
    subject: oneLine(heading),
    text: textOf(parts),
    html: htmlOf({ heading: oneLine(heading), ...parts }),
    ...(parts.leave !== undefined && { leave: parts.leave }),
  };
}

/**
 * Text without line breaks and other control characters: a name with CR and LF would otherwise write headers of its own.
 * Marks that turn the direction of writing go as well: they make one address look like another.
 */
export function oneLine(text: string): string {
  return text.replace(controls, ' ').trim();
}

const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

function cleaned(block: Block): Block {
  const clean = (words: readonly Inline[]) => words.map(cleanInline);
  return block.kind === 'list'
    ? { kind: block.kind, items: block.items.map(clean) }
    : { kind: block.kind, words: clean(block.words) };
}

// Spaces at its ends stand between it and its neighbours.
const cleanInline = ({ words, strong, link }: Inline): Inline => ({
  words: words.replace(controls, ' '),
  ...(strong && { strong }),
  ...(link !== undefined && { link: webAddress(link) }),
});

function checked(action: MailAction): MailAction {
  webAddress(action.link);
  return action;
}

function webAddress(link: string): string {
  if (!/^https?:$/.test(new URL(link).protocol)) throw new Error('the link of a mail begins with https:// or http://');
  return link;
}
