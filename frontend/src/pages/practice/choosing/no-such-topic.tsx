import { Link } from 'react-router-dom';
import type { SubjectKey } from 'schemas/questions/question';
import { Bird } from '../../../parts/bird/bird';
import { PageHeading } from '../../../parts/page/page-heading';
import { topicsAddress } from '../address';

export function NoSuchTopic({ subject }: { readonly subject: SubjectKey }) {
  return (
    <div className="stack practice">
      <Bird pose="puzzled" size={120} />
      <PageHeading title="This topic is not here" />
      <p>It may have been renamed.</p>
      <Link className="btn" to={topicsAddress(subject)}>
        Back to Topics list
      </Link>
    </div>
  );
}
