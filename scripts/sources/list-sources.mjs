import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const skipped = new Set(['node_modules', 'dist', 'artifacts'])

function* walk(folder, wanted = /\.(tsx?|[cm]js)$/) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !skipped.has(entry.name)) yield* walk(path, wanted)
    else if (entry.isFile() && wanted.test(entry.name)) yield path
  }
}

/** Sorted; paths relative to `root`, with `/`. @returns {{ path: string, text: string }[]} */
export function listSources(root, folders) {
  return read(
    root,
    folders.flatMap((folder) => [...walk(join(root, folder))]),
  )
}

export const listPages = (root) => read(root, [...walk(root, /\.md$/)])

const read = (root, files) =>
  files
    .map((file) => ({ path: relative(root, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))

/** Tests, what they are fed with, and what starts a server or a page for them (`testServer.ts`). */
export const isTest = (path) => /\.(test|e2e)\.(tsx?|mjs)$|\.fixtures\.tsx?$|\/test[A-Z]\w*\.tsx?$/.test(path)
