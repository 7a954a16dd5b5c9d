import { Button, Popconfirm } from 'antd';
import { Link } from 'react-router-dom';
import type { Problem } from '../../../client/problem';
import { ProblemNote } from '../../../parts/page/shown';
import type { Outcome } from '../use-office-form';
import { chooserAddress, useIsAdmin } from './office-page';
import { goToField, type Fault } from '../fault-fields';
import { keptHere, Reasons } from './verdict';

interface FormEndProps {
  /** The form's name. */
  readonly form: string;
  /** What the form adds, as a sentence begins with it. */
  readonly what: 'The question' | 'The comprehension';
  readonly add: string;
  readonly busy: boolean;
  readonly outcome: Outcome | undefined;
  readonly problem: Problem | undefined;
  /** Said where something without which nothing can be sent is missing. */
  readonly missing: { readonly title: string; readonly description: string };
  readonly onClear: () => void;
}

/** The end of a form: how the last attempt came out, a button to add, and one to begin anew. */
export function FormEnd({ form, what, add, busy, outcome, problem, missing, onClear }: FormEndProps) {
  return (
    <div className="form-end">
      {outcome?.kind === 'missing' && (
        <div className="problem" role="alert">
          <p>
            <b>{missing.title}</b>
          </p>
          <p>{missing.description}</p>
        </div>
      )}
      <Faults form={form} faults={faultsOf(outcome)} />
      {outcome?.kind === 'added' && <AddedNote what={what} />}
      {problem && <ProblemNote problem={problem} safe={keptHere} />}
      <div className="form-buttons">
        <Button type="primary" htmlType="submit" loading={busy}>
          {add}
        </Button>
        <Popconfirm
          title="Clear the form?"
          description="What is written in it is lost."
          okText="Clear"
          onConfirm={onClear}
        >
          <Button>Clear the form</Button>
        </Popconfirm>
        <span className="soft">
          {useIsAdmin() && 'Yours needs nobody to approve it: children can be given it as soon as it is added. '}
          What you write is kept on this device until it is added.
        </span>
      </div>
    </div>
  );
}

const faultsOf = (outcome: Outcome | undefined): readonly Fault[] =>
  outcome === undefined || outcome.kind === 'added' ? [] : outcome.faults;

/** All of them together, since the fields of a long form are never seen at once. */
function Faults({ form, faults }: { readonly form: string; readonly faults: readonly Fault[] }) {
  if (faults.length === 0) return null;
  return (
    <div role="alert">
      <Reasons reasons={faults.map(({ reason, field }) => ({ reason, onGo: () => goToField(form, field) }))} />
    </div>
  );
}

/** Whether children are given it already. */
function AddedNote({ what }: Pick<FormEndProps, 'what'>) {
  const isAdmin = useIsAdmin();
  return (
    <div className="notice good" role="status">
      <p>
        <b>{what} is added.</b>
      </p>
      <p>
        {isAdmin ? 'Children can be given it from now on.' : 'Children are given it once an admin has approved it.'}{' '}
        <Link to={chooserAddress}>See what has been added</Link>
      </p>
    </div>
  );
}
