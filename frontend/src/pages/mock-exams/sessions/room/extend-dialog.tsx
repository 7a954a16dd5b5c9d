import { MOST_MINUTES_GIVEN } from 'schemas/mock-exams/room/room.contract';
import { Dialog } from '../../../../parts/dialog/dialog';
import { Field, SendButton } from '../../../../parts/form/fields';
import { Area, OneOf } from '../../../../parts/form/written';
import { useForm } from '../../../../parts/form/use-form';
import { ProblemNote } from '../../../../parts/page/shown';
import { lasting } from '../../../../parts/words';
import { useExtend } from './room-api';
import { whyHint, whyRule, type RoomDialogProps } from './room-dialogs';
import { givenFor, namedIn } from './room-state';

const minutesRule = (typed: string): string | undefined =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= MOST_MINUTES_GIVEN
    ? undefined
    : `A whole number from 1 to ${MOST_MINUTES_GIVEN}`;

/** More time for one paper. */
export function ExtendDialog({ sessionId, room, target, onOver, onDone }: RoomDialogProps) {
  const { run, busy, problem } = useExtend();
  const form = useForm({
    name: `extend-${sessionId}-${target.learnerId ?? 'all'}`,
    initial: { paper: '1', minutes: '', reason: '' },
    rules: { minutes: minutesRule, reason: whyRule },
    passing: true,
  });
  const paper = Number(form.values.paper);
  const given = givenFor(room, target, paper);
  const send = async ({ minutes, reason }: typeof form.values) => {
    const more = { paper, minutes: Number(minutes), seenSeconds: given, reason: reason.trim() };
    if (await run({ ...namedIn(sessionId, target), ...more }))
      onDone(`${lasting(more.minutes * 60)} more given to ${target.name} in paper ${paper}.`);
  };
  return (
    <Dialog title={`More time for ${target.name}`} open onClose={onOver}>
      <form className="form" noValidate onSubmit={form.submit(send)}>
        <p>
          Their clock shows it within seconds, and the session closes that much later for them. Time for a paper that is
          over changes nothing.
        </p>
        <OneOf
          field={form.field('paper')}
          legend="Paper"
          choices={room.papers.map(({ name }, index) => [String(index + 1), `${index + 1}: ${name}`] as const)}
        />
        {given > 0 && (
          <p className="soft">
            {lasting(given)} more {given === 60 ? 'was' : 'were'} given for this paper already.
          </p>
        )}
        <Field field={form.field('minutes')} label="Minutes more" autoComplete="off" />
        <Area field={form.field('reason')} label="Why" most={300} rows={2} hint={whyHint(target)} />
        {problem && <ProblemNote problem={problem} undone="No time was given." />}
        <SendButton busy={busy}>Give time to {target.name}</SendButton>
      </form>
    </Dialog>
  );
}
