import { MOST_GRANTS_TOLD } from 'schemas/rights/rights.contract';
import { useState, type SyntheticEvent } from 'react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useSession } from '../../client/session';
import { Field, SendButton } from '../../parts/form/fields';
import { email } from '../../parts/form/rules';
import { useForm } from '../../parts/form/use-form';
import { PageHeading } from '../../parts/page/page-heading';
import { Shown } from '../../parts/page/shown';
import { useRights, type FoundRights } from './api';
import { ChildOfDay } from './components/child-of-day';
import { DayChooser, today } from './components/day-chooser';
import { GiveGrant } from './components/give-grant';
import { GrantsTold } from './components/grants-told';
import './rights.css';

/** Why can they, why can they not: what the children of a family may do on a day, and what is behind it. */
export default function RightsPage() {
  const [asked, setAsked] = useAsked();
  const [day, setDay] = useState(today);
  const [most, setMost] = useState<number>();
  const answer = useRights(asked, day, most);
  // Whose address was looked for stays on no device.
  const form = useForm({ name: 'find-rights', initial: { email: asked ?? '' }, rules: { email }, secret: ['email'] });
  const send = ({ email: typed }: { email: string }) => {
    setAsked(typed.trim());
    return Promise.resolve();
  };
  const search = (event: SyntheticEvent) => {
    if (email(form.values.email, form.values) !== undefined) setAsked(undefined);
    form.submit(send)(event);
  };
  return (
    <div className="office-stack">
      <div>
        <PageHeading title="Rights" />
        <p className="soft">
          What the children of a family may do on a day, past or to come, and why. It is noted that you looked.
        </p>
      </div>
      <form className="rights-search" role="search" noValidate onSubmit={search}>
        <Field field={form.field('email')} label="Address of the account" type="email" autoComplete="off" />
        <SendButton busy={asked !== undefined && !answer.data && !answer.problem}>Find</SendButton>
      </form>
      {asked !== undefined && (
        <>
          <DayChooser day={day} onChange={setDay} />
          <Shown
            key={asked}
            answer={answer}
            isEmpty={({ account }) => account === null}
            empty={
              <p>
                No account has the address <b className="rights-address">{asked}</b>. Please check its spelling; an
                account that has been erased is not found either.
              </p>
            }
          >
            {({ account }) => account && <Found account={account} onMore={() => setMost(MOST_GRANTS_TOLD)} />}
          </Shown>
        </>
      )}
    </div>
  );
}

/** Whose family was looked at last in this tab, and by whom; gone with the page. */
let lookedAt: { readonly by: string; readonly email: string } | undefined;

/** Whoever comes Back, from the payments of the family, finds it as it was. Kept in no address and on no device. */
function useAsked() {
  const by = useSession()?.email ?? '';
  const { key } = useLocation();
  // The first page of a tab is come back to from nowhere.
  const comesBack = useNavigationType() === NavigationType.Pop && key !== 'default';
  const [asked, setAsked] = useState(comesBack && lookedAt?.by === by ? lookedAt.email : undefined);
  const ask = (email: string | undefined) => {
    lookedAt = email === undefined ? undefined : { by, email };
    setAsked(email);
  };
  return [asked, ask] as const;
}

interface FoundProps {
  readonly account: FoundRights;
  readonly onMore: () => void;
}

function Found({ account, onMore }: FoundProps) {
  return (
    <div className="office-stack">
      {!account.active && (
        <p className="is-wrong">This account is deactivated now: whatever it may do, nobody can log in.</p>
      )}
      {account.familyId !== account.accountId && (
        <p>A second parent: the children, the plan and what is given are those of the family that they have joined.</p>
      )}
      {account.children.map((child) => (
        <ChildOfDay key={child.learnerId} child={child} account={account} />
      ))}
      <p>
        <Link to={`/app/admin-whizz/payments?${new URLSearchParams({ family: account.familyId }).toString()}`}>
          What this family has paid, and refunds
        </Link>
      </p>
      <GiveGrant key={account.accountId} account={account} />
      <GrantsTold account={account} onMore={onMore} />
    </div>
  );
}
