import { type Entwurf, entwurf, kopfAngaben, positionAngaben } from '@dreiklang/domain/bestellung/angaben.contract'
import type { z } from 'zod'
import { entwurfAbbild, kopfAbbild, positionAbbild } from './entwurfAbbild.ts'
import type { EntwurfWerte } from './formWerte.ts'

const eingereichtePosition = positionAngaben.extend({ id: entwurf.shape.positionen.element.shape.id })
type EingereichtePosition = Entwurf['positionen'][number]
type Kopf = z.infer<typeof kopfAngaben>

/** An error of one field: `schluessel` names the item, null is the header; `feld` is the path below it. */
export interface Stelle {
  schluessel: string | null
  feld: string
}

/** Splits a path of the wire (`positionen.0.produkt.pzn`) into position and field. */
export function stelleVon(pfad: string, schluessel: readonly string[]): Stelle {
  const [, index, feld] = /^positionen\.(\d+)\.(.+)$/.exec(pfad) ?? []
  const position = index === undefined ? undefined : schluessel[Number(index)]
  return position === undefined || feld === undefined ? { schluessel: null, feld: pfad } : { schluessel: position, feld }
}

/** Contract violations in the input; invalid values cannot be saved on the server. */
export function pruefeEingabe(werte: EntwurfWerte): { stelle: Stelle; issue: z.core.$ZodIssue }[] {
  const geprueft = entwurf.safeParse(entwurfAbbild(werte), { reportInput: true })
  if (geprueft.success) return []
  const schluessel = werte.positionen.map((position) => position.schluessel)
  return geprueft.error.issues.map((issue) => ({ stelle: stelleVon(issue.path.join('.'), schluessel), issue }))
}

/** The last valid values, so that a half-typed field does not overwrite valid data on the server. */
export interface LetzteGute {
  kopf: Partial<Kopf>
  positionen: ReadonlyMap<string, EingereichtePosition>
}

export const nochNichtsGutes: LetzteGute = { kopf: {}, positionen: new Map() }

export interface Speicherbar {
  entwurf: Entwurf
  /** Item keys in sending order: paths of findings refer to this order. */
  schluessel: readonly string[]
  /** False while the screen shows something that is not part of `entwurf`. */
  vollstaendig: boolean
  gute: LetzteGute
}

/** What can be saved now: each header field and item as it is, or as it was when last valid. */
export function speicherbar(werte: EntwurfWerte, vorher: LetzteGute): Speicherbar | null {
  const kopf = guterKopf(werte, vorher.kopf)
  if (kopf === null) return null
  const gut = werte.positionen.map((position) => ({
    schluessel: position.schluessel,
    geprueft: eingereichtePosition.safeParse(positionAbbild(position)),
  }))
  const gesendet = gut.flatMap(({ schluessel, geprueft }) => {
    const position = geprueft.success ? geprueft.data : vorher.positionen.get(schluessel)
    return position === undefined ? [] : [{ schluessel, position: ohneLeereId(position) }]
  })
  return {
    entwurf: { ...kopf.gut, positionen: gesendet.map(({ position }) => position) },
    schluessel: gesendet.map(({ schluessel }) => schluessel),
    vollstaendig: kopf.vollstaendig && gut.every(({ geprueft }) => geprueft.success),
    gute: { kopf: kopf.gut, positionen: new Map(gesendet.map(({ schluessel, position }) => [schluessel, position])) },
  }
}

/** The schema reads a missing id as `undefined`, which a strict body does not accept. */
function ohneLeereId({ id, ...angaben }: z.infer<typeof eingereichtePosition>): EingereichtePosition {
  return id === undefined ? angaben : { ...angaben, id }
}

function guterKopf(werte: EntwurfWerte, vorher: Partial<Kopf>): { gut: Kopf; vollstaendig: boolean } | null {
  const jetzt = kopfAbbild(werte)
  const geprueft = kopfAngaben.safeParse(jetzt)
  if (geprueft.success) return { gut: geprueft.data, vollstaendig: true }
  const falsche = new Set(geprueft.error.issues.map(({ path }) => path[0]))
  const ersatz = Object.fromEntries(
    Object.keys(jetzt)
      .filter((feld) => falsche.has(feld))
      .map((feld) => [feld, vorher[feld as keyof Kopf] ?? null]),
  )
  const zweite = kopfAngaben.safeParse({ ...jetzt, ...ersatz })
  return zweite.success ? { gut: zweite.data, vollstaendig: false } : null
}
