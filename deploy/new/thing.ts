/** Something new in a feature: files of its own, and what its feature's lists then say. */
export interface Thing {
  /** Path → text. */
  readonly files: Readonly<Record<string, string>>;
  readonly edits: readonly Edit[];
  /** What remains to be thought of, in sentences. */
  readonly next: readonly string[];
}

/** A change to a list; where the file is not there yet, it is `founded` first. */
export interface Edit {
  readonly path: string;
  readonly change: (text: string) => string;
  readonly founded?: string;
}
