import { accept, acceptUnless, refuse } from 'platform/decider';
import { isSame } from './canonical-json.rules';
import type { Picture } from 'schemas/mock-exams/paper';
import type { AuthoredQuestion, AuthoredSection } from 'schemas/mock-exams/sets/authored';
import type { Made, PicturePlace, RulesOf } from './exam-set-commands.rules';
import { findQuestion, findSection, type ExamSet } from './exam-set-state.rules';
import { questionOf } from './question.rules';
import { authoredOf } from './section.rules';

/** A picture that is put somewhere, or taken away, is an edit of the section or the question that it stands in. */
export const pictureRules: RulesOf<'SetPicture'> = {
  SetPicture: ({ setId, place, picture }, set) =>
    place.target === 'section' || place.target === 'example'
      ? ofSection(set, place, { setId, picture })
      : ofQuestion(set, place, { setId, picture }),
};

interface Wanted {
  readonly setId: string;
  readonly picture: Picture | null;
}

function ofSection(set: ExamSet, { holderId, target }: PicturePlace, { setId, picture }: Wanted): Made {
  const found = findSection(set, holderId);
  if (!found) return refuse('MockExamSectionNotFound');
  const before = authoredOf(found.section);
  const section = withPicture<AuthoredSection>(before, target === 'section' ? 'picture' : 'examplePicture', picture);
  return acceptUnless(isSame(section, before), {
    type: 'MockExamSectionEdited',
    data: { setId, section, paperId: found.paper.paperId },
  });
}

function ofQuestion(set: ExamSet, place: PicturePlace, { setId, picture }: Wanted): Made {
  const found = findQuestion(set, place.holderId);
  if (!found) return refuse('MockExamQuestionNotFound');
  const before = questionOf(found.question);
  const question = pictured(before, place, picture);
  if (question === undefined) return refuse('MockExamQuestionNotFound');
  const data = { setId, question, sectionId: found.section.sectionId };
  return isSame(question, before) ? accept() : accept({ type: 'MockExamQuestionEdited', data });
}

/** Undefined where there is no such option. */
function pictured(
  question: AuthoredQuestion,
  { target, option }: PicturePlace,
  picture: Picture | null,
): AuthoredQuestion | undefined {
  if (target === 'question') return withPicture(question, 'picture', picture);
  if (target === 'answer') return withPicture(question, 'answerPicture', picture);
  if (question.options[option] === undefined) return undefined;
  const options = question.options.map((one, n) => (n === option ? withPicture(one, 'picture', picture) : one));
  return { ...question, options };
}

function withPicture<T extends object>(holder: T, field: keyof T & string, picture: Picture | null): T {
  const others = Object.fromEntries(Object.entries(holder).filter(([name]) => name !== field)) as T;
  return picture === null ? others : { ...others, [field]: picture };
}
