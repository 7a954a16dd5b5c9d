import type { Paper } from '../paper';

/** What stands in a sealed paper once it is opened: the paper, and the bytes of each picture that it names by a hash. */
export interface SealedPaper {
  readonly paper: Paper;
  readonly pictures: readonly { readonly hash: string; readonly mediaType: string; readonly base64: string }[];
}
