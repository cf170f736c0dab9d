import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

/**
 * Installs a Debian package as root on Debian, and does nothing elsewhere. Announces the installation and its reason.
 * Shows the output of apt-get only when it fails.
 */
export function installWithApt(name: string, reason: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stderr.write(`${reason} Installing ${name} with apt-get …\n`);
  // Run level 1 prevents Debian from starting the package's service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    const { status, stdout, stderr } = spawnSync('apt-get', args, { encoding: 'utf8', env });
    if (status !== 0) process.stderr.write(`apt-get ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}
