/*
 * Which code may import which. The check of imports reads these tables; docs/architecture.md explains them.
 */

/**
 * The layers of each package, and of folders within one, from the left to the right: a layer imports only what stands
 * left of it. Names within one pair of brackets are independent of each other; files of the folder are layers of their own.
 */
export const LAYERS: Readonly<Record<string, string>> = {
  'packages/engine/src':
    '[error.ts seeded-random.ts] color [palette typography] settings brief guide token stylesheet [check export] index.ts',
  'packages/web/src': 'lib theme ui data features app main.tsx',
  'packages/cli/src':
    '[deps.ts exit-code.ts near-miss.ts quick-parsers.ts] [error-codes.ts cli-error.ts option-values.ts] io report commands program.ts main.ts',
  'packages/server/src':
    'lib config [http logger.ts] database jobs ports context modules [plugins contract.ts job-handlers.ts open-house.ts] ' +
    '[app.ts sandbox] [close-server.ts greeting.ts start-error.ts] main.ts',
  'packages/server/src/modules':
    '[health ledger mail memory rate-limit session] [sync upload verification] [account project style-tile] ' +
    '[catalog generation google] register-modules.ts',
};

/** Folders whose own folders are independent of each other. */
export const INDEPENDENT: readonly string[] = ['packages/web/src/features'];

/** Our own packages that a package imports; `type` where only types may be imported. */
export const SIBLINGS: Readonly<Record<string, Readonly<Record<string, 'value' | 'type'>>>> = {
  'packages/engine/src': {},
  'packages/cli/src': { '@stylekit/engine': 'value', '@stylekit/server/contract': 'type' },
  'packages/web/src': { '@stylekit/engine': 'value', '@stylekit/server/contract': 'type' },
  'packages/server/src': { '@stylekit/engine': 'value' },
};

/** Foreign packages that only one folder imports. */
export const ONLY_IN: Readonly<Record<string, string>> = {
  culori: 'packages/engine/src/color',
  'style-dictionary': 'packages/engine/src/export',
};

/** Packages of which only one entry is imported: the others cannot be tree-shaken. */
export const ENTRIES: Readonly<Record<string, string>> = { culori: 'culori/fn' };

/** Folders that run in the browser too and import no platform module. */
export const WITHOUT_NODE: readonly string[] = ['packages/engine/src', 'packages/web/src'];
