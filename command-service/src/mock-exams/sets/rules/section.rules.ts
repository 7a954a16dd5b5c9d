import { isSame } from './canonical-json.rules';
import { accept, acceptUnless, refuse } from 'platform/decider';
import { MOST_SECTIONS } from 'schemas/mock-exams/paper';
import type { AuthoredSection } from 'schemas/mock-exams/sets/authored';
import { isAsSeen, sectionShown } from './as-seen.rules';
import type { RulesOf } from './exam-set-commands.rules';
import {
  findPaper,
  findSection,
  idsOfQuestions,
  placeAfter,
  sectionIdsOf,
  type DraftSection,
} from './exam-set-state.rules';
import { isOrderOf } from './order.rules';

export const sectionRules: RulesOf<'AddSection' | 'EditSection' | 'DeleteSection' | 'OrderSections'> = {
  AddSection: (data, set) => {
    if (findSection(set, data.section.sectionId)) return accept();
    const paper = findPaper(set, data.paperId);
    if (!paper) return refuse('MockExamNotFound');
    if (paper.sections.length >= MOST_SECTIONS) return refuse('MockExamFull');
    return accept({ type: 'MockExamSectionAdded', data: { ...data, place: placeAfter(paper.sections) } });
  },

  EditSection: ({ setId, section: wanted, seen }, set) => {
    const found = findSection(set, wanted.sectionId);
    if (!found) return refuse('MockExamSectionNotFound');
    const { picture, examplePicture } = found.section;
    const section = { ...wanted, ...(picture && { picture }), ...(examplePicture && { examplePicture }) };
    if (isSame(section, authoredOf(found.section))) return accept();
    if (!isAsSeen(seen, sectionShown(found.section))) return refuse('MockExamEditedMeanwhile');
    return accept({ type: 'MockExamSectionEdited', data: { setId, section, paperId: found.paper.paperId } });
  },

  DeleteSection: ({ setId, sectionId }, set) => {
    const found = findSection(set, sectionId);
    if (!found) return refuse('MockExamSectionNotFound');
    const { paper, section } = found;
    const data = { setId, sectionId, paperId: paper.paperId, questionIds: idsOfQuestions(section) };
    return accept({ type: 'MockExamSectionDeleted', data });
  },

  OrderSections: (data, set) => {
    const paper = findPaper(set, data.paperId);
    if (!paper) return refuse('MockExamNotFound');
    const there = sectionIdsOf(paper);
    if (!isOrderOf(data.sectionIds, there)) return refuse('MockExamOrderNotWhole');
    return acceptUnless(String(data.sectionIds) === String(there), { type: 'MockExamSectionsOrdered', data });
  },
};

/** A section as its events say it. */
export function authoredOf({ place: _, questions: __, ...section }: DraftSection): AuthoredSection {
  return section;
}
