import { type Entwurf, entwurf, kopfAngaben, positionAngaben } from '@dreiklang/domain/bestellung/angaben.contract'
import { nichtsSaid, onlyNamed } from '@dreiklang/domain/bestellung/nothingSaid'
import { checkPosition } from '@dreiklang/domain/bestellung/versand'
import type { z } from 'zod'
import { entwurfAbbild, kopfAbbild, positionAbbild } from './entwurfAbbild.ts'
import type { EntwurfValues, PositionValues } from './formValues.ts'

const eingereichtePosition = positionAngaben.extend({ id: entwurf.shape.positionen.element.shape.id })
type EingereichtePosition = Entwurf['positionen'][number]
type Kopf = z.infer<typeof kopfAngaben>

/** An error of one field: `schluessel` names the item, null is the header; `feld` is the path below it. */
export interface Stelle {
  schluessel: string | null
  feld: string
}

export function stelleVon(path: string, key: readonly string[]): Stelle {
  const [, index, feld] = /^positionen\.(\d+)\.(.+)$/.exec(path) ?? []
  const position = index === undefined ? undefined : key[Number(index)]
  return position === undefined || feld === undefined ? { schluessel: null, feld: path } : { schluessel: position, feld }
}

export function checkInput(values: EntwurfValues): { stelle: Stelle; issue: z.core.$ZodIssue }[] {
  const geprueft = entwurf.safeParse(entwurfAbbild(values), { reportInput: true })
  if (geprueft.success) return []
  const key = values.positionen.map((position) => position.schluessel)
  return geprueft.error.issues.map((issue) => ({ stelle: stelleVon(issue.path.join('.'), key), issue }))
}

/** The fields of one position that still ask something, known at once and without a connection; what was ordered before only the server knows. */
export function missingFields(position: PositionValues, stand: Parameters<typeof checkPosition>[1]): string[] {
  const said = positionAbbild(position)
  const read = eingereichtePosition.safeParse(said)
  const unreadable = read.success ? [] : read.error.issues.map(({ path }) => path.join('.'))
  const wrong = new Set(unreadable.map(partOf))
  const blank = { ...nichtsSaid, produkt: { ...onlyNamed, produktart: position.produktart, bezeichnung: '?' } }
  const instead = Object.fromEntries(Object.entries(blank).filter(([field]) => wrong.has(field)))
  // What is half typed must not hide what the others lack.
  const rest = eingereichtePosition.safeParse({ ...said, ...instead })
  const lacks = rest.success ? checkPosition(rest.data, stand) : []
  const missing = lacks.flatMap(({ schwere, path }) => (schwere === 'FEHLER' && !wrong.has(partOf(path)) ? [path] : []))
  return [...new Set([...unreadable, ...missing])]
}

const partOf = (path: string): string => path.split('.')[0] ?? path

/** The last valid values, so that a half-typed field does not overwrite valid data on the server. */
export interface LastGood {
  kopf: Partial<Kopf>
  positionen: ReadonlyMap<string, EingereichtePosition>
}

export const nochNichtsGutes: LastGood = { kopf: {}, positionen: new Map() }

export interface Savable {
  entwurf: Entwurf
  /** Item keys in sending order: paths of findings refer to this order. */
  schluessel: readonly string[]
  /** False while the screen shows something that is not part of `entwurf`. */
  vollstaendig: boolean
  gute: LastGood
}

/** What can be saved now: each header field and item as it is, or as it was when last valid. */
export function savable(values: EntwurfValues, before: LastGood): Savable | null {
  const kopf = guterKopf(values, before.kopf)
  if (kopf === null) return null
  const gut = values.positionen.map((position) => ({
    schluessel: position.schluessel,
    geprueft: eingereichtePosition.safeParse(positionAbbild(position)),
  }))
  const sent = gut.flatMap(({ schluessel, geprueft }) => {
    const position = geprueft.success ? geprueft.data : before.positionen.get(schluessel)
    return position === undefined ? [] : [{ schluessel, position: withoutEmptyId(position) }]
  })
  return {
    entwurf: { ...kopf.gut, positionen: sent.map(({ position }) => position) },
    schluessel: sent.map(({ schluessel }) => schluessel),
    vollstaendig: kopf.vollstaendig && gut.every(({ geprueft }) => geprueft.success),
    gute: { kopf: kopf.gut, positionen: new Map(sent.map(({ schluessel, position }) => [schluessel, position])) },
  }
}

/** The schema reads a missing id as `undefined`, which a strict body does not accept. */
function withoutEmptyId({ id, ...angaben }: z.infer<typeof eingereichtePosition>): EingereichtePosition {
  return id === undefined ? angaben : { ...angaben, id }
}

function guterKopf(values: EntwurfValues, before: Partial<Kopf>): { gut: Kopf; vollstaendig: boolean } | null {
  const now = kopfAbbild(values)
  const geprueft = kopfAngaben.safeParse(now)
  if (geprueft.success) return { gut: geprueft.data, vollstaendig: true }
  const falsche = new Set(geprueft.error.issues.map(({ path }) => path[0]))
  const names = kopfAngaben.keyof().options.filter((field) => falsche.has(field))
  const ersatz = Object.fromEntries(names.map((field) => [field, before[field] ?? null]))
  const zweite = kopfAngaben.safeParse({ ...now, ...ersatz })
  return zweite.success ? { gut: zweite.data, vollstaendig: false } : null
}
