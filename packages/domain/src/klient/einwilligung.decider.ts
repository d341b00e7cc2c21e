import type { FieldError } from '../shared/refusal.ts'
import type { IsoDate } from '../shared/time.ts'
import type { EinwilligungAngaben } from './einwilligung.contract.ts'
import { textOfVersion } from './einwilligung.ts'
import { verlaufErrors } from './verlauf.errors.ts'

const wrong = (path: string): FieldError => ({ path, code: 'falsch', message: 'falsch' })

/** @throws klient.angaben_falsch with all fields that are wrong; `heute` is the calendar day in Berlin */
export function checkEinwilligung(
  { art, erteiltAm, gueltigBis, textVersion, nachweisId, unterschrift }: EinwilligungAngaben,
  today: IsoDate,
) {
  const felder: FieldError[] = []
  if (erteiltAm > today) felder.push(wrong('erteiltAm'))
  if (gueltigBis !== null && gueltigBis < erteiltAm) felder.push(wrong('gueltigBis'))
  if (textVersion !== null && textOfVersion(art, textVersion) === undefined) felder.push(wrong('textVersion'))
  // One declaration has one proof: which of two would hold?
  if (unterschrift !== null && nachweisId !== null) felder.push(wrong('nachweisId'))
  // Who signs on the screen has read what stands there.
  if (unterschrift !== null && textVersion === null) felder.push(wrong('textVersion'))
  if (felder.length > 0) throw verlaufErrors.refuse('klient.angaben_falsch', { felder })
}

/** A withdrawal works from the day it was declared on, and nobody can declare it tomorrow. @throws klient.angaben_falsch */
export function checkWiderruf({ am }: { am: IsoDate }, { erteiltAm, heute }: { erteiltAm: IsoDate; heute: IsoDate }): void {
  if (am > heute || am < erteiltAm) throw verlaufErrors.refuse('klient.angaben_falsch', { felder: [wrong('am')] })
}
