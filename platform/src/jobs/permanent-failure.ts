/** Another attempt would be in vain: a mailbox that does not exist, data that is not as declared. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}
