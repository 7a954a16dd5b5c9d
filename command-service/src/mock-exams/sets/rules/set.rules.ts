import { isSame } from './canonical-json.rules';
import { accept, acceptUnless, refuse } from 'platform/decider';
import { detailsShown, isAsSeen } from './as-seen.rules';
import type { RulesOf } from './exam-set-commands.rules';
import { questionIdsOf, sectionIdsOf } from './exam-set-state.rules';

export const setRules: RulesOf<'CompleteClone' | 'EditSet' | 'DeleteSet' | 'PublishSet'> = {
  CompleteClone: (data, { copying }) => acceptUnless(copying === null, { type: 'MockExamSetCloned', data }),

  EditSet: ({ seen, ...data }, { details }) => {
    const { setId: _, ...wanted } = data;
    if (isSame(wanted, details)) return accept();
    if (!isAsSeen(seen, detailsShown(details))) return refuse('MockExamEditedMeanwhile');
    return accept({ type: 'MockExamSetEdited', data });
  },

  DeleteSet: ({ setId }, { papers }) =>
    accept({
      type: 'MockExamSetDeleted',
      data: {
        setId,
        paperIds: papers.map(({ paperId }) => paperId),
        sectionIds: papers.flatMap(sectionIdsOf),
        questionIds: papers.flatMap(questionIdsOf),
      },
    }),

  PublishSet: ({ edits, basedOn, changes, ...published }, set) => {
    const version = set.published?.setVersion ?? 0;
    if (edits !== set.edits || basedOn !== version) return refuse('MockExamSetChangedMeanwhile');
    if (version > 0 && changes.length === 0) return accept();
    const { name, type } = set.details;
    return accept({
      type: 'MockExamSetPublished',
      data: { ...published, name, type, changes, setVersion: version + 1 },
    });
  },
};
