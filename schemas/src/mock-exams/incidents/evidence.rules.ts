/**
 * By what time was lost, the most certain first: where two say the same second, the first of them that counts has it.
 * `window`: staff say that nobody could work; `outage`: our services were away; `save`: what was done reached us late; `silence`: nothing was
 * heard of the device, and nothing done; `takeover`: from one device to the next; `late`: the paper was opened so late that the
 * session's close cut it short.
 */
export const lossKinds = ['window', 'outage', 'save', 'silence', 'takeover', 'late'] as const;
export type LossKind = (typeof lossKinds)[number];

/** Whose doing it is: apart on the screen, because staff decide which of them count. */
export const kindGroups: readonly { readonly name: string; readonly kinds: readonly LossKind[] }[] = [
  { name: 'The room', kinds: ['window'] },
  { name: 'Our fault', kinds: ['outage'] },
  { name: 'The line: ours or theirs, the log cannot tell', kinds: ['save'] },
  { name: 'The child’s own device', kinds: ['silence', 'takeover', 'late'] },
];

export const kindWords: Readonly<Record<LossKind, string>> = {
  window: 'The marked time',
  outage: 'Our services were away',
  save: 'Answers reached us late',
  silence: 'Device silent',
  takeover: 'Changed devices',
  late: 'Late start',
};

export const kindHints: Readonly<Record<LossKind, string>> = {
  window: 'Nobody could work, as staff saw it.',
  outage: 'By our own record: answers could not be saved, or a page or the gateway before it did not answer.',
  save: 'What was done was kept on the device, and reached us more than ten seconds later. A child’s own line that was dead looks like this, too.',
  silence: 'Nothing was heard of the device, and it shows no work. A lid that was closed looks like this, too.',
  takeover: 'From the last sign of one device until another took its place.',
  late: 'Only as far as the session’s close cut the paper short: until then a child has their own clock.',
};

/** What children reach us by beside the command service; it looks at them through the gateway, as children do. */
export const seenServices = ['gateway', 'query-service', 'projectors'] as const;
export type SeenService = (typeof seenServices)[number];

/** What the log says of one stretch of time. Instants are ISO 8601 UTC. */
export interface Evidence {
  readonly kind: LossKind;
  readonly fromAt: string;
  readonly untilAt: string;
  /** That it is about; null: whichever was sat then. */
  readonly paper: number | null;
  /** Where it stands in the log: of many events the first and the last. */
  readonly positions: readonly string[];
  /** Of how many events. */
  readonly count: number;
}
