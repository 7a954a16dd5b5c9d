import { useState } from 'react';
import { Field, SendButton } from '../../../parts/form/fields';
import { useForm } from '../../../parts/form/use-form';
import { ProblemNote } from '../../../parts/page/shown';
import { useMakeCode } from './api';
import { nameRule, percentIn, percentRule, reasonRule } from './code-rules';

/** A code for everybody who types it. What is wrong with one is ended, and another is made under another name. */
export function MakeCode({ onMade }: { readonly onMade: () => void }) {
  const [made, setMade] = useState<readonly string[]>([]);
  const last = made.at(-1);
  return (
    <section className="office-panel prices-panel" aria-label="Make a code">
      <h2>Make a code</h2>
      <p role="status" className={last === undefined ? 'read-aloud' : 'notice good'}>
        {last !== undefined && `“${last}” is good from now on.`}
      </p>
      <CodeForm
        key={made.length}
        onMade={(code) => {
          setMade([...made, code]);
          onMade();
        }}
      />
    </section>
  );
}

function CodeForm({ onMade }: { readonly onMade: (code: string) => void }) {
  const { run, busy, problem } = useMakeCode();
  const form = useForm({
    name: 'make-discount-code',
    initial: { code: '', percentOff: '', reason: '' },
    rules: { code: nameRule, percentOff: percentRule, reason: reasonRule },
    lasting: true,
  });
  const make = async (typed: Readonly<Record<'code' | 'percentOff' | 'reason', string>>) => {
    const code = typed.code.trim().toUpperCase();
    if (!(await run({ code, percentOff: percentIn(typed.percentOff) ?? 0, reason: typed.reason.trim() }))) return;
    form.forget();
    onMade(code);
  };
  return (
    <form className="form" noValidate onSubmit={form.submit(make)}>
      <div className="form-pair">
        <Field field={form.field('code')} label="Code" hint="Such as SPRING15" autoComplete="off" most={40} />
        <Field
          field={form.field('percentOff')}
          label="Per cent off the first month"
          hint="It cannot be changed later."
          autoComplete="off"
        />
      </div>
      <Field field={form.field('reason')} label="What for" autoComplete="off" most={300} />
      {problem && <ProblemNote problem={problem} undone="No code was made." />}
      <SendButton busy={busy}>Make it</SendButton>
    </form>
  );
}
