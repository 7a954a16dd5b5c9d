import { useState } from 'react';
import { Dialog } from '../../../../parts/dialog/dialog';
import { useUsersAddress, type LookedAt } from '../users-address';
import { GuestList } from './guest-list';
import { InviteAdmin } from './invite-admin';
import { InviteMockUser } from './invite-mock-user';

/** Who is to have an account, and who was asked to: two forms that open in their own box, and the invitations. */
export function Inviting() {
  const { looked, go } = useUsersAddress();
  const [invited, setInvited] = useState<string>();
  const open = (form: LookedAt['form']) => {
    setInvited(undefined);
    go({ form });
  };
  const close = () => go({ form: null });
  const done = (email: string) => {
    close();
    setInvited(email);
  };
  return (
    <section className="office-panel user-panel" aria-label="Invitations">
      <h2>Invitations</h2>
      <div className="user-buttons">
        <button type="button" className="btn low" onClick={() => open('admin')}>
          Create Admin
        </button>
        <button type="button" className="btn low" onClick={() => open('mock-user')}>
          Add new mock exam user
        </button>
      </div>
      <p role="status" className={invited === undefined ? 'read-aloud' : 'notice good'}>
        {invited !== undefined && `An invitation is on its way to ${invited}, good for seven days.`}
      </p>
      <GuestList />
      <Dialog title="Create Admin" open={looked.form === 'admin'} onClose={close}>
        <InviteAdmin onDone={done} />
      </Dialog>
      <Dialog title="Add new mock exam user" open={looked.form === 'mock-user'} onClose={close}>
        <InviteMockUser onDone={done} />
      </Dialog>
    </section>
  );
}
