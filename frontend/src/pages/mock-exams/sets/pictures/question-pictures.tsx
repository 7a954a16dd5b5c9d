import { Disclosed } from '../frame/disclosed';
import { counted } from '../../../../parts/words';
import type { Question } from '../api';
import { useAddQuestionPicture, useDeleteQuestionPicture } from './api';
import { PictureField, type PicturePlace } from './picture-field';

type Target = { readonly target: 'question' | 'answer' } | { readonly target: 'option'; readonly option: number };

function usePlace(questionId: string, target: Target): PicturePlace {
  const [adding, taking] = [useAddQuestionPicture(), useDeleteQuestionPicture()];
  return {
    put: ({ file, alt }) =>
      adding.run(Object.assign({ questionId, alt }, target, file === undefined ? {} : { image: file })),
    take: () => taking.run(Object.assign({ questionId }, target)),
    busy: adding.busy || taking.busy,
    problem: adding.problem ?? taking.problem,
  };
}

/** All pictures of a question: its own, those of its options, and the one beside its explanation. */
export function QuestionPictures({ question }: { readonly question: Question }) {
  const { mockExamQuestionId, mockExamQuestionImage, answerImage, options } = question;
  const ofQuestion = usePlace(mockExamQuestionId, { target: 'question' });
  const ofAnswer = usePlace(mockExamQuestionId, { target: 'answer' });
  const pictures = [mockExamQuestionImage, answerImage, ...options.map(({ picture }) => picture)].filter(Boolean);
  const areWanted = options.length > 0 && options.every(({ text, picture }) => text === '' && !picture);
  return (
    <Disclosed
      title={pictures.length === 0 ? 'Pictures' : `Pictures: ${counted(pictures.length, 'picture')}`}
      isOpen={areWanted}
    >
      <PictureField label="Picture of the question" picture={mockExamQuestionImage} place={ofQuestion} />
      {options.map(({ picture }, option) => (
        <OptionPicture key={option} questionId={mockExamQuestionId} option={option} picture={picture} />
      ))}
      <PictureField label="Picture beside the explanation" picture={answerImage} place={ofAnswer} />
    </Disclosed>
  );
}

interface OptionPictureProps {
  readonly questionId: string;
  readonly option: number;
  readonly picture: Question['options'][number]['picture'];
}

function OptionPicture({ questionId, option, picture }: OptionPictureProps) {
  const place = usePlace(questionId, { target: 'option', option });
  return <PictureField label={`Picture of option ${'ABCDE'.charAt(option)}`} picture={picture} place={place} />;
}
