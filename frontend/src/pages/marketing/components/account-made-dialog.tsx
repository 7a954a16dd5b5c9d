import { Dialog } from '../../../parts/dialog/dialog';

/** A free account was made: what is left to do. */
export default function AccountMadeDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Nearly there" open onClose={onClose}>
      <p>
        Your free account is ready. Open the link in the mail we have sent you, and press the button on its page; from
        tomorrow on that is needed. The mail may take a few minutes. If you had an account with this address already, it
        says so.
      </p>
      <button type="button" className="btn" onClick={onClose}>
        Go to the log-in
      </button>
    </Dialog>
  );
}
