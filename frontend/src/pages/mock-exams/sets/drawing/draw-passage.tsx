import { Dialog } from '../../../../parts/dialog/dialog';
import { useForm } from '../../../../parts/form/use-form';
import { OneOf } from '../../../../parts/form/written';
import { AddForm } from '../frame/add-form';
import { useDrawPassage } from './api';
import { levels } from './choices';

interface DrawPassageProps {
  readonly sectionId: string;
  readonly onClose: () => void;
}

const choices = [['', 'Any'], ...levels.map((level) => [String(level), String(level)] as const)] as const;

/** A text to read of the question bank, with the questions that are asked about it. */
export function DrawPassage({ sectionId, onClose }: DrawPassageProps) {
  const command = useDrawPassage();
  const form = useForm({ name: `draw-passage-${sectionId}`, initial: { level: '' }, rules: {}, lasting: true });
  const draw = (values: typeof form.values) => {
    const level = levels.find((one) => String(one) === values.level);
    return command.run({ mockExamSectionId: sectionId, ...(level !== undefined && { level }) });
  };
  return (
    <Dialog title="Draw a text to read" open keepsDraft onClose={onClose}>
      <AddForm form={form} command={command} add={draw} onDone={onClose} act="Draw a text" undone="Nothing was drawn.">
        <p>The section gets a text from the bank, and after its own questions those that are asked about it.</p>
        <OneOf field={form.field('level')} legend="About as hard as level" choices={choices} />
      </AddForm>
    </Dialog>
  );
}
