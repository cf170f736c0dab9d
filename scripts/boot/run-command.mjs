import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { describeBuilds, runBuilds, staleBuilds } from './builds.mjs';
import { COMMANDS } from './commands.mjs';
import { ROOT } from './folders.mjs';
import { handOver } from './hand-over.mjs';
import { install } from './install.mjs';
import { BootError, printProgress } from './messages.mjs';
import { chooseNode, isNewEnough, pinnedNodePath } from './node-version.mjs';
import { waitForPreviousServer } from './previous-server.mjs';
import { listenForStops } from './stops.mjs';

/**
 * Installs and builds what a command needs, then runs it on the pinned Node.
 *
 * @param {string} name
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 * @throws BootError when the command cannot run
 */
export async function runCommand(name, args) {
  const command = COMMANDS[name];
  if (command === undefined) {
    throw new BootError(`Unknown command "${name}". Use one of: ${Object.keys(COMMANDS).join(', ')}.`);
  }
  if (!isNewEnough(process.versions.node)) {
    throw new BootError(
      `StyleKit needs Node 20 or newer; this is ${process.versions.node}. Install a newer one from nodejs.org.`,
    );
  }
  listenForStops();
  await install(command.packages);
  const node = usableNode();
  const script = { node, script: path.join(ROOT, command.script), args: [...command.args, ...args] };
  const builds = build(node, command.before);
  // A failure is reported where this promise is awaited below, after the first builds.
  builds?.catch(() => undefined);
  await build(node, command.first);
  if (!command.isServer) {
    await builds;
    return handOver({ ...script, server: null });
  }
  await waitForPreviousServer();
  // Nothing waits for the later builds, so they run with low priority.
  const onReady = () => runBuilds(node, staleBuilds(command.after), { isUrgent: false });
  return handOver({ ...script, server: { builds, onReady } });
}

/**
 * @param {string} node
 * @param {readonly import('./commands.mjs').BuildName[]} names
 * @returns {Promise<void> | null} null when everything is up to date
 */
function build(node, names) {
  const stale = staleBuilds(names);
  if (stale.length === 0) return null;
  printProgress(describeBuilds(stale));
  return runBuilds(node, stale, { isUrgent: true });
}

/** @returns {string} */
function usableNode() {
  const pinned = path.join(ROOT, 'node_modules', pinnedNodePath(process.platform, process.arch));
  const running = { file: process.execPath, version: process.versions.node };
  const choice = chooseNode({ pinned, isInstalled: existsSync(pinned), running, tryNode });
  if ('problem' in choice) throw new BootError(choice.problem);
  return choice.file;
}

/** @param {string} file */
function tryNode(file) {
  const { error, status } = spawnSync(file, ['--version'], { stdio: 'ignore' });
  if (error !== undefined) return `${file} does not start here: ${error.message}`;
  return status === 0 ? null : `${file} --version ends with ${status}`;
}
