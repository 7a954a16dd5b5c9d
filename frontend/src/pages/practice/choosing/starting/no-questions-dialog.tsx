import { Link, useNavigate } from 'react-router-dom';
import type { SubjectKey } from 'schemas/questions/question';
import { Dialog } from '../../../../parts/dialog/dialog';
import { topicsAddress } from '../../address';
import type { NoneReason } from './use-start';

const words: Record<NoneReason, string> = {
  DAILY_LIMIT: 'You\u2019ve reached your daily limit! There are no questions left for today. Tomorrow there are more.',
  TRIAL_EXPIRED:
    'Your trial has expired. There are no questions left on it; what you have done so far stays here to look at.',
  PREMIUM: 'Upgrade for unlimited English Comprehensions!',
  NONE: 'There are no questions left of this kind just now. Please choose another.',
};

interface NoQuestionsDialogProps {
  readonly reason: NoneReason | undefined;
  readonly subject: SubjectKey;
  readonly onClose: () => void;
}

/** Says that no questions are left; closing it returns to the topics. */
export function NoQuestionsDialog({ reason, subject, onClose }: NoQuestionsDialogProps) {
  const navigate = useNavigate();
  const close = () => {
    onClose();
    void navigate(topicsAddress(subject));
  };
  return (
    <Dialog
      title={reason === 'PREMIUM' ? 'Part of the standard plan' : 'No questions left'}
      open={reason !== undefined}
      onClose={close}
    >
      <p>{reason && words[reason]}</p>
      <div className="row between">
        <button type="button" className="btn" onClick={close}>
          Back to Topics list
        </button>
        {reason !== 'NONE' && <Link to="/app/my-subscription">Upgrade</Link>}
      </div>
    </Dialog>
  );
}
