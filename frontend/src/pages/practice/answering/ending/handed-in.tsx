/** Where a worksheet was handed in on this device, and the server's view of it has not met that yet. */
export function HandedIn() {
  return (
    <div className="notice good" role="status">
      <p>
        <b>This worksheet is handed in and marked.</b>
      </p>
      <p>Its result will be here in a moment, by itself.</p>
    </div>
  );
}

/** Above the result, where it takes the place of questions that somebody was about to answer here. */
export function FinishedElsewhere() {
  return (
    <div className="notice" role="status">
      <p>
        <b>This worksheet was finished in another tab or on another device.</b>
      </p>
      <p>Here is its result. An answer that was given after that does not count.</p>
    </div>
  );
}
