/**
 * What the requester may enter: strict schemas for header and items. Rules that need the client are checked when sending
 * (senden.decider.ts).
 */
import { z } from 'zod'
import { normalisierePzn, pruefeHmvNummer, pruefePzn, pruefeRezeptId } from '../shared/pruefziffern.ts'
import { adresse, datum, id, kennung, text } from '../shared/schemas.ts'
import {
  bestellungArten,
  einloesungen,
  gruende,
  hoechstensPositionen,
  kostenhinweise,
  lieferarten,
  mengeneinheiten,
  prioritaeten,
} from './bestellung.ts'
import { angabearten, normgroessen, produktarten, rezeptarten, rezeptVorlagen } from './rezept.ts'

export const menge = z.int().min(1).max(99)

const pzn = kennung('pzn', pruefePzn, normalisierePzn)
export const rezeptId = kennung('rezept_id', pruefeRezeptId)

export const produkt = z.strictObject({
  produktart: z.enum(produktarten),
  angabeart: z.enum(angabearten),
  pzn: pzn.nullable(),
  bezeichnung: text(250),
  wirkstoff: text(120).nullable(),
  wirkstaerke: text(60).nullable(),
  darreichungsform: text(60).nullable(),
  normgroesse: z.enum(normgroessen).nullable(),
  hmvNummer: kennung('hmv', pruefeHmvNummer).nullable(),
})

/** Dose as the Medikationsplan allows it (domain.md, section 7.2); empty means none. */
const dosis = z.string().regex(/^(0?|[1-9]\d{0,3}|[1-9]\d?,\d|\d,\d{1,2}|1\/8|1\/4|1\/3|1\/2|2\/3|3\/4)$/, { message: 'dosis' })

export const dosierung = z.strictObject({
  schema: z.strictObject({ morgens: dosis, mittags: dosis, abends: dosis, nachts: dosis }).nullable(),
  text: text(500).nullable(),
  lautMedikationsplan: z.boolean(),
})

export const positionAngaben = z.strictObject({
  produkt,
  menge,
  mengeneinheit: z.enum(mengeneinheiten),
  diagnose: text(250).nullable(),
  zeitraum: text(60).nullable(),
  dosierung: dosierung.nullable(),
  aenderungZuBisher: text(250).nullable(),
  grund: z.enum(gruende),
  restbestand: z.number().min(0).max(9999).nullable(),
  restEinheit: text(40).nullable(),
  reichweiteBis: datum.nullable(),
  rezeptart: z.enum(rezeptarten),
  rezeptVorlage: z.enum(rezeptVorlagen),
  mvoGewuenscht: z.boolean(),
  vorherigeRezeptId: rezeptId.nullable(),
  autIdemWunsch: text(250).nullable(),
  btm: z.boolean(),
  reichdauerTage: z.int().min(1).max(365).nullable(),
  kuehlpflichtig: z.boolean(),
  kostenhinweis: z.enum(kostenhinweise),
  doppeltGrund: text(250).nullable(),
})

export const kopfAngaben = z.strictObject({
  art: z.enum(bestellungArten),
  klientId: id.nullable(),
  praxisId: id.nullable(),
  arztPersonId: id.nullable(),
  apothekeId: id.nullable(),
  abweichungGrund: text(250).nullable(),
  prioritaet: z.enum(prioritaeten),
  bedarfBis: datum,
  lieferart: z.enum(lieferarten),
  lieferadresse: adresse.nullable(),
  lieferzeitfenster: text(60).nullable(),
  einloesung: z.enum(einloesungen).nullable(),
  bemerkung: text(1000).nullable(),
  interneNotiz: text(1000).nullable(),
})

/** A draft: whole header and all positions; a position that existed keeps its id. */
export const entwurf = kopfAngaben.extend({
  positionen: z.array(positionAngaben.extend({ id: id.optional() })).max(hoechstensPositionen),
})
export type Entwurf = z.infer<typeof entwurf>
