// Oldest that has `require` of ES modules and the file system calls used here; an old Node must be able to read this file.
const oldest = [20, 19];

/** Ends with a sentence where Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(`Fieldfare needs Node ${oldest.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
