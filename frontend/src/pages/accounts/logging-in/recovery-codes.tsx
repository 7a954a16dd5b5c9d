interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  return (
    <>
      <p className="notice good" role="status">
        It is set up. The next log-in asks for a code.
      </p>
      <p>
        These ten recovery codes are for the day on which your phone is lost. Each works once, and they are not shown
        again: print them, or write them down, and keep them away from your phone.
      </p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row">
        <button type="button" className="btn" onClick={onKept}>
          I have kept them
        </button>
        <button type="button" className="btn pale" onClick={() => globalThis.print()}>
          Print
        </button>
      </div>
    </>
  );
}
