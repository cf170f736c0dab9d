#!/usr/bin/env node
// The compile cache has to be on before the bundle is loaded: it keeps V8's compiled code between runs.
import module from 'node:module';

module.enableCompileCache?.();
await import('../dist/stylekit.js');
