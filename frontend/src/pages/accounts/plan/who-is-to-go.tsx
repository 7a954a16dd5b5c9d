import { Link } from 'react-router-dom';
import { day } from '../../../parts/dates';
import type { MyPlan } from './api';
import { nameIn, type Whose } from './whose';

interface WhoIsToGoProps extends Pick<MyPlan, 'eraseAt' | 'childrenToGo'> {
  readonly whose: Whose;
}

/** Who of the family is to be erased, for whom nothing is sold until then, and the way to keep them. */
export function WhoIsToGo({ eraseAt, childrenToGo = [], whose }: WhoIsToGoProps) {
  if (eraseAt !== undefined) return <Family eraseAt={eraseAt} />;
  if (childrenToGo.length === 0) return null;
  return (
    <div className="notice stack" role="status">
      {childrenToGo.map((child) => (
        <p key={child.learnerId}>
          {nameIn(whose, child.learnerId)} will be erased on {day(child.eraseAt)}: until then no mock exams are sold for
          them.
        </p>
      ))}
      <p>
        If you want to keep their account, take it back under <Link to="/app/privacy">What we keep</Link>.
      </p>
    </div>
  );
}

function Family({ eraseAt }: { readonly eraseAt: string }) {
  return (
    <p className="notice" role="status">
      You have asked us to erase your whole family, which happens on {day(eraseAt)}. Any plan ends with it, and until
      then none is sold to you. If you want to stay, take it back under <Link to="/app/privacy">What we keep</Link>.
    </p>
  );
}
