import { z } from 'zod'
import { normalizePzn, checkHmvNumber, checkPzn, checkRezeptId } from '../shared/checkDigits.ts'
import { kennung, text, words } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { angabearten, normgroessen, produktarten } from '../arzneimittel/produkt.ts'

export const menge = z.int().min(1).max(99)

const pzn = kennung('pzn', checkPzn, normalizePzn)
export const rezeptId = kennung('rezept_id', checkRezeptId)

export const produkt = z.strictObject({
  produktart: z.enum(produktarten),
  angabeart: z.enum(angabearten),
  pzn: pzn.nullable(),
  bezeichnung: harmless('product', text(250)),
  wirkstoff: harmless('product', text(120)).nullable(),
  wirkstaerke: harmless('product', text(60)).nullable(),
  darreichungsform: harmless('product', text(60)).nullable(),
  normgroesse: z.enum(normgroessen).nullable(),
  hmvNummer: kennung('hmv', checkHmvNumber).nullable(),
})

/** A product as it was accepted once; identifiers are not judged again on the way out. */
export const acceptedProdukt = produkt.extend({
  pzn: plain.number.nullable(),
  bezeichnung: plain.product,
  wirkstoff: plain.product.nullable(),
  wirkstaerke: plain.product.nullable(),
  darreichungsform: plain.product.nullable(),
  hmvNummer: plain.number.nullable(),
})

/** Dose as the Medikationsplan allows it (domain.md, section 7.2); empty means none. */
const dosis = z.string().regex(/^(0?|[1-9]\d{0,3}|[1-9]\d?,\d|\d,\d{1,2}|1\/8|1\/4|1\/3|1\/2|2\/3|3\/4)$/, { message: 'dosis' })

export const dosierung = z.strictObject({
  schema: z.strictObject({ morgens: dosis, mittags: dosis, abends: dosis, nachts: dosis }).nullable(),
  text: words(500).nullable(),
  lautMedikationsplan: z.boolean(),
})
