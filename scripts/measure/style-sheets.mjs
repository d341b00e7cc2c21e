import { dirname, join } from 'node:path/posix'

/** The compiler takes any class name, and a missing one is only seen on the screen. `readSheet`: the text by its path from the root */
export function findUnknownClasses({ path, text }, readSheet) {
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name, file]) => {
    const known = new Set([...readSheet(join(dirname(path), file)).matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, one]) => one))
    const used = [...text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))].map(([, dot, bracket]) => dot ?? bracket)
    return used.filter((one) => !known.has(one)).map((one) => `${path}: ${file} has no .${one}`)
  })
}
