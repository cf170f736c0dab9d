/*
 * The import rules as data for the import check. docs/architecture.md explains them.
 */

/**
 * The layers of each package, and of folders within it, from left to right: a layer imports only layers to its left.
 * Layers in brackets do not import each other. Files directly in the folder are layers, too.
 */
export const LAYERS: Readonly<Record<string, string>> = {
  'packages/engine/src':
    '[error.ts seeded-random.ts zod.ts] color [palette typography] settings brief guide token stylesheet [check export] edit index.ts',
  'packages/web/src': 'lib theme ui data features app main.tsx',
  'packages/cli/src':
    '[deps.ts exit-code.ts suggest-name.ts zod.ts help-texts.ts] [error-codes.ts cli-error.ts option-values.ts] ' +
    '[io questions.ts] api report config colors css tokens commands [find-answer.ts program.ts] main.ts',
  'packages/server/src':
    'lib config [http logger.ts] database jobs ports context modules [plugins contract.ts job-handlers.ts create-services.ts] ' +
    '[app.ts sandbox] [close-server.ts greeting.ts start-error.ts] main.ts',
  'packages/server/src/modules':
    '[health ledger mail memory rate-limit session] access-token [billing device sync upload verification] [account project style-tile] ' +
    '[catalog generation google] register-modules.ts',
};

/** Folders whose subfolders do not import each other. */
export const INDEPENDENT: readonly string[] = ['packages/web/src/features'];

/** Workspace packages that a package may import; `type` for type imports only. */
export const SIBLINGS: Readonly<Record<string, Readonly<Record<string, 'value' | 'type'>>>> = {
  'packages/engine/src': {},
  'packages/cli/src': { '@stylekit/engine': 'value', '@stylekit/server/contract': 'type' },
  'packages/web/src': { '@stylekit/engine': 'value', '@stylekit/server/contract': 'type' },
  'packages/server/src': { '@stylekit/engine': 'value' },
};

/** Dependencies that only one folder may import. */
export const ONLY_IN: Readonly<Record<string, string>> = {
  culori: 'packages/engine/src/color',
  'style-dictionary': 'packages/engine/src/export',
};

/** Dependencies with one allowed entry: the others cannot be tree-shaken. */
export const ENTRIES: Readonly<Record<string, string>> = { culori: 'culori/fn' };

/** Folders that also run in the browser and must not import platform modules. */
export const WITHOUT_NODE: readonly string[] = ['packages/engine/src', 'packages/web/src'];
