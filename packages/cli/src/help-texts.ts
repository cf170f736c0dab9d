/**
 * The help texts by command (`""` is the general help). Empty here; the build prints them once and puts them in, so that
 * the shipped command answers `--help` without loading anything else.
 */
export const HELP_TEXTS: Readonly<Record<string, string>> = {};
