/**
 * Writes chunks.json, which lists the script files of each screen, so that the host can preload
 * them.
 */
class ScreenFilesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ScreenFilesPlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      compilation.hooks.processAssets.tap(
        { name: 'ScreenFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const initial = new Set(
            [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()),
          );
          const files = Object.fromEntries(
            compilation.chunkGroups
              .filter((group) => group.name && !group.isInitial())
              .map((group) => [
                group.name,
                group
                  .getFiles()
                  .filter((file) => file.endsWith('.js') && !initial.has(file))
                  .map((file) => `/${file}`),
              ]),
          );
          compilation.emitAsset('chunks.json', new sources.RawSource(JSON.stringify(files)));
        },
      );
    });
  }
}

module.exports = { ScreenFilesPlugin };
