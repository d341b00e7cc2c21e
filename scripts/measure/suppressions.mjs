const silenced =
  /(?<!["'`])(?:\/\/|\/\*)\s*((?:oxlint|eslint|oxfmt|prettier|biome)-(?:disable|ignore)[a-z-]*|@ts-expect-error|@ts-ignore|@ts-nocheck)\b(.*)/
const enough = 10

function faultIn(line) {
  const [, what, rest] = silenced.exec(line) ?? []
  if (what === undefined) return null
  if (what === '@ts-ignore' || what === '@ts-nocheck') return `${what} hides every error; @ts-expect-error with a reason hides one`
  const [rule, ...words] = what.startsWith('@ts-') ? ['-', rest] : rest.split(' -- ')
  if (what.includes('-disable') && rule.trim() === '') return `${what} silences every rule; name the one`
  const reason = words.join(' ').replace('*/', '').trim()
  return reason.length < enough ? `${what} without a reason${what.startsWith('@ts-') ? '' : ' behind " -- "'}` : null
}

export function findSuppressions({ path, text }) {
  return text.split('\n').flatMap((line, index) => {
    const fault = faultIn(line)
    return fault === null ? [] : [`${path}:${index + 1}: ${fault}`]
  })
}
