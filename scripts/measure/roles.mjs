import { isTest } from '../sources/list-sources.mjs'

const free = /^(shared|database|shell|ui|form|step)$/

const roles = {
  domain: {
    say: 'x.ts, x.decider.ts, x.contract.ts, x.policy.ts, x.errors.ts or x.document.ts',
    fits: /^[\w-]+(\.(decider|contract|policy|errors|document))?\.ts$/,
  },
  server: {
    say: 'x.room.ts, x.routes.ts, x.usecases.ts or x.repository.ts, or begins with a sentence that says what it is for',
    fits: /^([\w-]+\/)?[\w-]+\.(room|routes|usecases|repository)\.ts$/,
    fitsWithPurpose: /^([\w-]+\/)?[\w-]+\.ts$/,
  },
  web: {
    say: 'x.routes.tsx, x.paths.ts, x.queries.ts, x.actions.tsx, x.texts.ts, x.texts.de.ts, x.texts.en.ts, or lies in pages/ or components/',
    fits: /^([\w-]+\/)?([\w-]+\.(routes\.tsx|paths\.ts|queries\.ts|actions\.tsx|texts(\.(de|en))?\.ts)|(pages|components)\/([\w-]+\/)*[\w-]+\.tsx?)$/,
  },
}
const banned = /(^|\/)(index|utils?|helpers?|common|misc)\.tsx?$/

const hasPurpose = (text) => (/^\/\*\*([^]*?)\*\//.exec(text)?.[1] ?? '').replaceAll(/[\s*]+/g, ' ').trim().length >= 30

/** The fault of a file, or null. `reasons` holds the files that fit no role and say why (rooms.json, "otherFiles"). */
export function faultOfRole({ path, text }, reasons = {}) {
  if (banned.test(path)) return `${path}: the name says nothing about what is inside`
  const [, floor, room, rest] = /^packages\/(\w+)\/src\/([^/]+)\/(.+)$/.exec(path) ?? []
  if (room === undefined || free.test(room) || isTest(path)) return null
  const role = roles[floor]
  if (role === undefined || role.fits.test(rest) || path in reasons) return null
  return role.fitsWithPurpose?.test(rest) && hasPurpose(text) ? null : `${path}: a file of a room in ${floor} is ${role.say}`
}

export function faultsOfReasons(reasons, paths) {
  return Object.entries(reasons).flatMap(([path, reason]) => {
    if (!paths.includes(path)) return [`rooms.json: ${path} in "otherFiles" does not exist`]
    return reason.trim().length < 20 ? [`rooms.json: ${path} needs a reason in a sentence`] : []
  })
}
