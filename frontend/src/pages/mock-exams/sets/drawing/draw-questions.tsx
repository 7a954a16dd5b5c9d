import { useState } from 'react';
import { useCatalogue, type Topic } from '../../../../parts/catalogue';
import { Dialog } from '../../../../parts/dialog/dialog';
import { Field, SendButton } from '../../../../parts/form/fields';
import { useForm } from '../../../../parts/form/use-form';
import { Choose, OneOf } from '../../../../parts/form/written';
import { ProblemNote, Shown } from '../../../../parts/page/shown';
import { counted } from '../../../../parts/words';
import { useDraw } from './api';
import type { Question, Section } from '../api';
import { countRule, firstWanted, levels, topicChoices, typeChoices } from './choices';

interface DrawQuestionsProps {
  readonly section: Section;
  readonly questions: readonly Question[];
  /** All that were asked for are there: their ids, and what is to be said of it. */
  readonly onDrawn: (questionIds: readonly string[], said: string) => void;
  readonly onClose: () => void;
}

/** Questions of the question bank, none of which the set has already. */
export function DrawQuestions(props: DrawQuestionsProps) {
  const answer = useCatalogue();
  return (
    <Dialog title="Draw from the bank" open keepsDraft onClose={props.onClose}>
      <Shown answer={answer}>{({ topics }) => <DrawForm topics={topics} {...props} />}</Shown>
    </Dialog>
  );
}

type DrawFormProps = Omit<DrawQuestionsProps, 'onClose'> & { readonly topics: readonly Topic[] };

function DrawForm({ section, questions, topics, onDrawn }: DrawFormProps) {
  const { mockExamSectionId: sectionId, subject, sectionName: name } = section;
  const { run, busy, problem } = useDraw();
  const [said, setSaid] = useState('');
  const choices = topicChoices(topics, subject);
  const form = useForm({
    name: `draw-${sectionId}`,
    initial: { ...firstWanted(topics, { name, subject, questions }), count: '5' },
    rules: { count: countRule },
    lasting: true,
  });
  const types = typeChoices(topics, form.values.topic);
  const questionType = types.find(([key]) => key !== '' && key === form.values.type)?.[0];
  const send = async ({ topic, level, count }: typeof form.values) => {
    setSaid('');
    const drawn = await run({
      mockExamSectionId: sectionId,
      topic,
      level: levels.find((one) => String(one) === level) ?? 3,
      count: Number(count),
      ...(questionType !== undefined && { questionType }),
    });
    if (drawn === undefined) return;
    const got = drawn.mockExamQuestionIds.length;
    // What was drawn says itself what the form begins with next time.
    form.forget();
    const of = choices.find(([key]) => key === topic)?.[1] ?? topic;
    const words = `${counted(got, 'question was', 'questions were')} drawn: ${of}, level ${level}.`;
    if (got >= Number(count)) onDrawn(drawn.mockExamQuestionIds, words);
    else setSaid(`${words} The bank has no more of these that the set has not.`);
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(send)}>
      <Choose field={form.field('topic')} label="Topic" choices={choices} />
      {types.length > 2 && <Choose field={form.field('type')} label="Type" choices={types} />}
      <OneOf
        field={form.field('level')}
        legend="Level"
        choices={levels.map((level) => [String(level), String(level)] as const)}
      />
      <Field field={form.field('count')} label="How many" autoComplete="off" most={2} />
      <p role="status" className={said === '' ? 'read-aloud' : 'notice warn'}>
        {said}
      </p>
      {problem && <ProblemNote problem={problem} undone="Nothing was drawn." />}
      <SendButton busy={busy}>Draw</SendButton>
    </form>
  );
}
