import { z } from 'zod'
import { seiten } from '../shared/akteur.ts'
import { type DocumentOf, needed, readStored } from '../shared/document.ts'
import { adresse, isoDate, id } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import {
  ablehnGruende,
  absageGruende,
  absagende,
  anlassCodes,
  besuchStatus,
  besuchTypen,
  dringlichkeiten,
  leistungsquellen,
  furtherVorgehen,
} from './hausbesuch.ts'

const time = z.iso.datetime()
const seite = z.enum(seiten)
/** For all houses that take part; where somebody lives follows the record, and the series is for the house that plans it (view.ts). */
const kept = { sees: seiten, copies: false, label: null } as const

/** Hours of one day in Berlin, as people say them. */
const fenster = z.strictObject({ datum: isoDate, von: plain.time, bis: plain.time })

const leistung = z.strictObject({
  code: plain.code.nullable(),
  bezeichnung: plain.product,
  quelle: z.enum(leistungsquellen),
  sollMinuten: z.int().nullable(),
  /** Null: nothing was said yet. */
  erbracht: z.boolean().nullable(),
  grundNichtErbracht: acceptedWords.nullable(),
})

const absage = z.strictObject({
  durch: z.enum(absagende),
  grund: z.enum(absageGruende),
  text: acceptedWords.nullable(),
  am: time,
  berechnung: z.boolean(),
  kurzfristig: z.boolean(),
})

const nichtAngetroffen = z.strictObject({
  am: time,
  klingelversuche: z.int(),
  telefonversuche: z.int(),
  nachrichtHinterlassen: z.boolean(),
  notfallkontaktInformiert: z.boolean(),
  weiteresVorgehen: z.enum(furtherVorgehen),
  text: acceptedWords.nullable(),
})

export const hausbesuchDocument = {
  id: needed(id, kept),
  nummer: needed(plain.number, kept),
  typ: needed(z.enum(besuchTypen), kept),
  status: needed(z.enum(besuchStatus), kept),
  pflegedienstId: needed(id, kept),
  praxisId: needed(id.nullable(), kept),
  apothekeId: needed(id.nullable(), kept),
  klientId: needed(id, kept),
  /** Null: at the Klient's home. */
  ort: needed(adresse.nullable(), kept),
  /** How one finds the door; null when nothing was said. Keys and codes belong to the access data of the Klient. */
  tuer: needed(
    z.strictObject({ etage: acceptedWords.nullable(), klingelname: acceptedWords.nullable(), zugang: acceptedWords.nullable() }).nullable(),
    { ...kept, older: null },
  ),
  /** Null: planned without being asked for. `am` is the Bestellzeit. `offenBei` is who has to say something. */
  anfrage: needed(
    z
      .strictObject({ von: seite, an: seite, personId: id, name: plain.name, am: time, wunsch: fenster.nullable(), offenBei: seite })
      .nullable(),
    kept,
  ),
  anlass: needed(acceptedWords.nullable(), kept),
  anlassCode: needed(z.enum(anlassCodes), kept),
  dringlichkeit: needed(z.enum(dringlichkeiten), kept),
  transportunfaehigGrund: needed(acceptedWords.nullable(), kept),
  /** The wall time in Berlin is what was agreed, the instants follow from it. */
  plan: needed(z.strictObject({ datum: isoDate, uhrzeit: plain.time, dauerMinuten: z.int(), von: time, bis: time }).nullable(), kept),
  zugewiesene: needed(z.array(z.strictObject({ personId: id, organisationId: id, name: plain.name })), kept),
  fahrzeug: needed(plain.name.nullable(), kept),
  leistungen: needed(z.array(leistung), kept),
  nachrichten: needed(
    z.array(z.strictObject({ id, seite, personName: plain.name, text: acceptedWords, am: time, vorschlag: fenster.nullable() })),
    kept,
  ),
  unterwegsAb: needed(time.nullable(), kept),
  beginn: needed(time.nullable(), kept),
  ende: needed(time.nullable(), kept),
  ergebnis: needed(acceptedWords.nullable(), kept),
  /** Why it was broken off; the state is then ABGESCHLOSSEN as well. */
  abgebrochen: needed(acceptedWords.nullable(), kept),
  nachtraege: needed(z.array(z.strictObject({ personId: id, name: plain.name, am: time, text: acceptedWords })), kept),
  ablehnung: needed(z.strictObject({ grund: z.enum(ablehnGruende), text: acceptedWords.nullable(), am: time }).nullable(), kept),
  absage: needed(absage.nullable(), kept),
  nichtAngetroffen: needed(nichtAngetroffen.nullable(), kept),
  ueberfaelligSeit: needed(time.nullable(), kept),
  /** How often the side that has to answer a request for at once was told again; a new word starts afresh. */
  mahnungen: needed(z.int(), { ...kept, older: 0 }),
  /** Null: it stands by itself. `tag` is the day that the series names; `vonHand`: from then on the series leaves it alone. */
  serie: needed(z.strictObject({ id, tag: isoDate, vonHand: z.boolean() }).nullable(), { ...kept, older: null }),
  erstelltAm: needed(time, kept),
} as const

export interface Hausbesuch extends DocumentOf<typeof hausbesuchDocument> {
  version: number
}

export const readHausbesuch = ({ daten, version }: { daten: unknown; version: number }): Hausbesuch => ({
  ...readStored(hausbesuchDocument, daten),
  version,
})
