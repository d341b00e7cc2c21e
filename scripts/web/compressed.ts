/** Leaves each larger text file compressed beside itself, as small as it gets: the server sends these, and compresses nothing on the way. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

export const brotli = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength } })

export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      // The sheets of symbols would take eight seconds, and the server compresses one in a twentieth of one when it is first asked for.
      for (const name of Object.keys(bundle).filter((file) => /^(?!icons\/).*\.(js|css|svg)$/.test(file))) {
        const bytes = readFileSync(join(dir, name))
        if (bytes.byteLength <= 1000) continue
        writeFileSync(join(dir, `${name}.br`), brotli(bytes))
        writeFileSync(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
