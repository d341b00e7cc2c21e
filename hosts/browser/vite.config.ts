import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The practice mode as a static folder: the application, its server as a worker, and the data that it begins with (scripts/demo). */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../../packages/web/public',
  plugins: [react()],
  define: { 'import.meta.env.VITE_PRACTICE': JSON.stringify('on') },
  // Found in its own package: the loader of the database names its files beside itself.
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  worker: { format: 'es' },
  build: {
    outDir: '../../dist/demo',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
})
