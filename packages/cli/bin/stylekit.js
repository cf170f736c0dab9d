#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 17)) {
  process.stderr.write(
    `stylekit: this is Node ${process.versions.node}, and stylekit needs 22.17 or newer.\nInstall it from nodejs.org.\n`,
  );
  process.exitCode = 2;
} else {
  // The compile cache has to be on before the bundle is loaded: it keeps V8's compiled code between runs.
  process.getBuiltinModule('node:module').enableCompileCache();
  await import('../dist/stylekit.js');
}
