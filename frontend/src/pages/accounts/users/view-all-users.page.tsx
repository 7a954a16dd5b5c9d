import { useState, type SyntheticEvent } from 'react';
import { Field, SendButton } from '../../../parts/form/fields';
import { email } from '../../../parts/form/rules';
import { useForm } from '../../../parts/form/use-form';
import { PageHeading } from '../../../parts/page/page-heading';
import { Shown } from '../../../parts/page/shown';
import { AccountFound } from './account-found';
import { useAccount } from './api';
import { Inviting } from './inviting/inviting';
import { UserTable } from './user-table';
import './users.css';

/** An account by its address: what its owner may do, and where it is logged in. */
export default function ViewAllUsersPage() {
  const [asked, setAsked] = useState<string>();
  const answer = useAccount(asked);
  // Whose address was looked for stays on no device.
  const form = useForm({ name: 'find-account', initial: { email: '' }, rules: { email }, secret: ['email'] });
  const send = ({ email: typed }: { email: string }) => {
    setAsked(typed.trim());
    return Promise.resolve();
  };
  const search = (event: SyntheticEvent) => {
    // Nobody shall take the account of the last search for that of the address that stands in the box.
    if (email(form.values.email, form.values) !== undefined) setAsked(undefined);
    form.submit(send)(event);
  };
  return (
    <div className="office-stack">
      <div>
        <PageHeading title="Users" />
        <p className="soft">It is noted that you looked, and each change is in the log with your name.</p>
      </div>
      <form className="user-search" role="search" noValidate onSubmit={search}>
        <Field
          field={form.field('email')}
          label="Open one account, by its whole address"
          type="email"
          autoComplete="off"
        />
        <SendButton busy={asked !== undefined && !answer.data && !answer.problem}>Open</SendButton>
      </form>
      {asked !== undefined && (
        <Shown
          key={asked}
          answer={answer}
          isEmpty={({ account }) => account === null}
          empty={
            <p>
              No account has the address <b className="user-address">{asked}</b>. Please check its spelling; an account
              that has been erased is not found either.
            </p>
          }
        >
          {({ account }) => account && <AccountFound account={account} />}
        </Shown>
      )}
      <UserTable onOpen={setAsked} below={<Inviting />} />
    </div>
  );
}
