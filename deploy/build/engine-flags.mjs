/** V8 clears away and compiles with as many threads more; its own four are too many where two cores answer children. */
const ALL = ['--v8-pool-size=1'];

/**
 * What each program's engine is told, wherever it runs; the image and the manifests say the same. Of the workers, who print: nothing is
 * cleared away or compiled beside the press, at the priority of whoever answers. The library that draws our pictures makes its functions
 * anew for each, so that V8 would compile the same ones for ever, as long as the press prints (decision 0070).
 * What their other thread leaves behind is little: half of V8's room for what is new keeps them within their memory.
 * @param {string} name
 * @returns {readonly string[]}
 */
export const engineFlagsOf = (name) =>
  name === 'workers' ? [...ALL, '--single-threaded-gc', '--no-opt', '--sparkplug', '--max-semi-space-size=8'] : ALL;
