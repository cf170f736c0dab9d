#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 17)) {
  process.stderr.write(
    `stylekit: this is Node ${process.versions.node}, and stylekit needs 22.17 or newer.\nInstall it from nodejs.org.\n`,
  );
  process.exitCode = 2;
} else {
  keepCompiledCode();
  await import('../dist/stylekit.js');
}

/**
 * Keeps V8's compiled code between runs; has to be on before the first file is loaded. In the cache folder of the user:
 * Node's own choice is a folder in the temporary folder, which only the first user of a machine can write. Without a folder
 * that can be written, nothing is kept.
 */
function keepCompiledCode() {
  const { constants, enableCompileCache } = process.getBuiltinModule('node:module');
  const { homedir } = process.getBuiltinModule('node:os');
  const { isAbsolute, join } = process.getBuiltinModule('node:path');
  const { LOCALAPPDATA, NODE_DISABLE_COMPILE_CACHE, XDG_CACHE_HOME = '' } = process.env;
  if (NODE_DISABLE_COMPILE_CACHE) return;
  const windows = process.platform === 'win32' ? LOCALAPPDATA : undefined;
  const base = isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : (windows ?? join(homedir(), '.cache'));
  const folder = join(base, 'stylekit-compiled');
  // Made here, because Node never returns when it makes a folder that the system does not let anybody make.
  const isUsable = makeFolder(base) && makeFolder(folder);
  if (!isUsable || enableCompileCache(folder).status === constants.compileCacheStatus.FAILED)
    enableCompileCache();
}

/** Makes a folder unless it exists. Returns whether there is one. */
function makeFolder(folder) {
  try {
    process.getBuiltinModule('node:fs').mkdirSync(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    return error.code === 'EEXIST';
  }
}
