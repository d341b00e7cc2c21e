import { isTest } from '../sources/list-sources.mjs'

const timers = new Set(['setTimeout', 'setInterval'])

/** Time, ids and chance are arguments. The server may use timers and Web Crypto: its ports have neither. */
export function findImpurities(path, syntax) {
  const anys = syntax.anys.map(({ line }) => `${path}:${line}: any`)
  if (isTest(path)) return anys
  const say = ({ what, line }) => `${path}:${line}: ${what} reaches around the arguments and ports`
  if (path.startsWith('packages/domain/')) return [...anys, ...syntax.clock.map(say), ...syntax.chance.map(say)]
  if (path.startsWith('packages/server/')) return [...anys, ...syntax.clock.filter(({ what }) => !timers.has(what)).map(say)]
  return anys
}
