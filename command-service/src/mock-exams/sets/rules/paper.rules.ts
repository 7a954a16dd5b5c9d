import { accept, acceptUnless, refuse } from 'platform/decider';
import { MOST_PAPERS } from 'schemas/mock-exams/sets/authored';
import { isAsSeen, paperShown } from './as-seen.rules';
import type { RulesOf } from './exam-set-commands.rules';
import { findPaper, placeAfter, questionIdsOf, sectionIdsOf } from './exam-set-state.rules';
import { isOrderOf } from './order.rules';

export const paperRules: RulesOf<'AddPaper' | 'EditPaper' | 'DeletePaper' | 'OrderPapers'> = {
  AddPaper: (data, set) => {
    if (findPaper(set, data.paperId)) return accept();
    if (set.papers.length >= MOST_PAPERS) return refuse('MockExamFull');
    return accept({ type: 'MockExamPaperAdded', data: { ...data, place: placeAfter(set.papers) } });
  },

  EditPaper: ({ seen, ...data }, set) => {
    const paper = findPaper(set, data.paperId);
    if (!paper) return refuse('MockExamNotFound');
    if (paper.name === data.name && paper.minutes === data.minutes) return accept();
    if (!isAsSeen(seen, paperShown(paper))) return refuse('MockExamEditedMeanwhile');
    return accept({ type: 'MockExamPaperEdited', data });
  },

  DeletePaper: ({ setId, paperId }, set) => {
    const paper = findPaper(set, paperId);
    if (!paper) return refuse('MockExamNotFound');
    const data = { setId, paperId, sectionIds: sectionIdsOf(paper), questionIds: questionIdsOf(paper) };
    return accept({ type: 'MockExamPaperDeleted', data });
  },

  OrderPapers: (data, { papers }) => {
    const there = papers.map(({ paperId }) => paperId);
    if (!isOrderOf(data.paperIds, there)) return refuse('MockExamOrderNotWhole');
    return acceptUnless(String(data.paperIds) === String(there), { type: 'MockExamPapersOrdered', data });
  },
};
