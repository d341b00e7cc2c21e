import { z } from 'zod'
import { abwesenheitArten } from '../klient/abwesenheit.ts'
import { klientTeile } from '../klient/einblick.policy.ts'
import { wandelArten } from '../klient/wandel.ts'
import { leistungsgruppen } from '../personal/behandlungspflege.ts'
import { seiten } from '../shared/akteur.ts'
import { shapeOf } from '../shared/document.ts'
import { adresse, isoDate, id } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import { zeitfenster } from './handlungen.contract.ts'
import { hausbesuchDocument } from './hausbesuch.document.ts'
import { anlassCodes, besuchStatus, besuchTypen, dringlichkeiten } from './hausbesuch.ts'
import { ereignisArten, personenHandlungen } from './transitions.ts'

const time = z.iso.datetime()
const fenster = z.strictObject(zeitfenster.shape)
const document = shapeOf(hausbesuchDocument)

/** BESTAETIGUNG_FEHLT: urgent and not answered in time. OHNE_VERORDNUNG: Behandlungspflege that no HKP-Verordnung covers on the day. */
const ueberlagerungen = ['UEBERFAELLIG', 'BESTAETIGUNG_FEHLT', 'OHNE_VERORDNUNG'] as const
const wartende = [...seiten, 'NIEMAND'] as const

const conflictArten = [
  'UEBERSCHNEIDUNG',
  'FAHRZEIT_FEHLT',
  'ARBEITSZEIT_TAG',
  'ARBEITSZEIT_WOCHE',
  'ARBEITSZEIT_SCHNITT',
  'PAUSE_FEHLT',
  'RUHEZEIT_ZU_KURZ',
  'KLIENT_ABWESEND',
  'PERSON_ABWESEND',
  'QUALIFIKATION_FEHLT',
  'QUALIFIKATION_UNBEKANNT',
  'LEISTUNGSGRUPPE_FEHLT',
  'LEISTUNGSGRUPPE_PRUEFEN',
  'NACHWEIS_FEHLT',
  'HKP_FEHLT',
  'HKP_ABGELAUFEN',
  'HKP_UNKLAR',
  'VERGANGEN',
] as const

/** Why a plan does not work (FEHLER) or may not be what was meant (WARNUNG). */
export const befund = z.strictObject({
  art: z.enum(conflictArten),
  schwere: z.enum(['FEHLER', 'WARNUNG']),
  person: z.strictObject({ id, name: plain.name }).nullable(),
  besuch: z.strictObject({ id, nummer: plain.number, von: time, bis: time }).nullable(),
  bis: isoDate.nullable(),
  minuten: z.strictObject({ ist: z.int(), grenze: z.number() }).nullable(),
  /** Of a service that the person may not do. */
  gruppe: z.literal([...leistungsgruppen]).nullable(),
})
export type Befund = z.infer<typeof befund>

/** How it is with him, when he is not at home and cared for. */
export const klientZustand = z.strictObject({
  art: z.enum(wandelArten),
  /** For the own nursing service only; where he is and why is nobody else's business. */
  abwesenheit: z.enum(abwesenheitArten).nullable(),
  seit: isoDate.nullable(),
  /** The day on which he is expected back. */
  bis: isoDate.nullable(),
})
export type KlientZustand = z.infer<typeof klientZustand>

const klient = z.strictObject({
  id,
  vorname: plain.name,
  nachname: plain.name,
  geburtsdatum: isoDate,
  adresse: adresse.nullable(),
  telefon: plain.contact.nullable(),
  /** Null: at home and cared for. Absent in what a device took along before it was asked. */
  zustand: klientZustand.nullable().default(null),
  /** What of the record is open to the reader; the fields of the other parts are null. */
  teile: z.array(z.enum(klientTeile)),
})

const zugewiesene = z.array(z.strictObject({ personId: id, name: plain.name, seite: z.enum(seiten) }))
const haus = z.strictObject({ id, name: plain.name, telefon: plain.contact.nullable() })

export const rowAnswer = z.strictObject({
  id,
  nummer: plain.number,
  version: z.int(),
  typ: z.enum(besuchTypen),
  status: z.enum(besuchStatus),
  anlassCode: z.enum(anlassCodes),
  dringlichkeit: z.enum(dringlichkeiten),
  /** The day in Berlin under which it stands in the list: planned, wished for, or else asked on. */
  tag: isoDate,
  plan: document.plan,
  wunsch: fenster.nullable(),
  klient: klient.nullable(),
  /** Null: at the Klient's home, or not open to the reader. */
  ort: adresse.nullable(),
  zugewiesene,
  binZugewiesen: z.boolean(),
  pflegedienst: haus,
  praxis: haus.nullable(),
  apotheke: haus.nullable(),
  wartetAuf: z.enum(wartende),
  ueberlagerungen: z.array(z.enum(ueberlagerungen)),
  abgebrochen: z.boolean(),
  moeglich: z.array(z.enum(personenHandlungen)),
})
export type RowAnswer = z.infer<typeof rowAnswer>

export const hausbesuchAnswer = rowAnswer.omit({ moeglich: true }).extend({
  seite: z.enum(seiten),
  /** How one finds the door, as far as the address is open to the reader. Absent in what a device took along before it was asked. */
  tuer: document.tuer.default(null),
  anlass: acceptedWords.nullable(),
  transportunfaehigGrund: acceptedWords.nullable(),
  /** Null: planned without being asked for. `am` is the Bestellzeit. */
  anfrage: z.strictObject({ von: z.enum(seiten), an: z.enum(seiten), name: plain.name, am: time, offenBei: z.enum(seiten) }).nullable(),
  fahrzeug: plain.name.nullable(),
  leistungen: document.leistungen,
  nachrichten: z.array(
    z.strictObject({ id, seite: z.enum(seiten), personName: plain.name, text: acceptedWords, am: time, vorschlag: fenster.nullable() }),
  ),
  unterwegsAb: time.nullable(),
  beginn: time.nullable(),
  ende: time.nullable(),
  ergebnis: acceptedWords.nullable(),
  abbruchGrund: acceptedWords.nullable(),
  nachtraege: z.array(z.strictObject({ name: plain.name, am: time, text: acceptedWords })),
  ablehnung: document.ablehnung,
  absage: document.absage,
  nichtAngetroffen: document.nichtAngetroffen,
  serie: document.serie,
  erstelltAm: time,
  /** For the nursing service: last day of the HKP-Verordnung that ended before the visit; null when none did. */
  hkpBis: isoDate.nullable().default(null),
  uebergaenge: z.record(z.string(), z.union([z.literal(true), plain.code])),
})
export type HausbesuchAnswer = z.infer<typeof hausbesuchAnswer>

export const ereignisAnswer = z.strictObject({
  nr: z.int(),
  art: z.enum(ereignisArten),
  zeile: plain.code,
  version: z.int(),
  am: time,
  person: plain.name.nullable(),
  seite: z.enum([...seiten, 'UHR']),
  angaben: z.record(z.string(), z.unknown()),
})
export type EreignisAnswer = z.infer<typeof ereignisAnswer>
