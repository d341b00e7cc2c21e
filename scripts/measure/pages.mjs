import { basename } from 'node:path/posix'

/** Sources that a page names and nobody has: renamed or gone. `x.routes.ts` stands for any name. */
export function findMissingSources(page, paths) {
  const known = new Set(paths.map((path) => basename(path)))
  return page.text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/(?<=[`/])([\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs))`/g)]
      .map(([, name]) => name)
      .filter((name) => !known.has(name) && !/^x\.|^utils\.ts$/.test(name))
      .map((name) => `${page.path}:${index + 1}: there is no ${name}`),
  )
}
