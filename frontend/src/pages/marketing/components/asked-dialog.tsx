import { Dialog } from '../../../parts/dialog/dialog';

/** A place was asked for: what is left to do. */
export default function AskedDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Nearly there" open onClose={onClose}>
      <p role="status">
        We have sent a mail to your address. Open its link within 7 days and press the button, and the place is kept;
        how to log in follows once a date is set. If you have asked before, the first mail’s link still holds.
      </p>
      <button type="button" className="btn" onClick={onClose}>
        Go to the first page
      </button>
    </Dialog>
  );
}
