import { defineConfig } from 'vite'
import { iconNamesOnly } from '../../scripts/web/icons.ts'

/** Starting from sources takes four times as long. Not bundled: what brings binaries or WebAssembly, or reads files beside itself. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [iconNamesOnly()],
  ssr: { noExternal: true, external: ['pg', '@electric-sql/pglite', '@node-rs/argon2', 'pino', 'sharp'] },
  build: {
    ssr: true,
    outDir: '../../dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: false,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        firstAdministrator: 'src/firstAdministrator.ts',
        auditVerify: 'src/auditVerify.ts',
        rotateKeys: 'src/rotateKeys.ts',
        backup: 'src/backup.ts',
        restore: 'src/restore.ts',
        upgrade: 'src/upgrade.ts',
        checkInstallation: 'src/checkInstallation.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
