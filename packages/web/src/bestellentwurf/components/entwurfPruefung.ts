import { type Entwurf, entwurf, kopfAngaben, positionAngaben } from '@dreiklang/domain/bestellung/angaben.contract'
import type { z } from 'zod'
import { entwurfAbbild, kopfAbbild, positionAbbild } from './entwurfAbbild.ts'
import type { EntwurfValues } from './formValues.ts'

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
