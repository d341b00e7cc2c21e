/** The record of a Klient: read as a whole, saved section by section, each with a version of its own. */
import { z } from 'zod'
import { type Rolle, rollenOfSeite } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { fachgruppenSchluessel } from '../personal/fachgruppen.ts'
import { normalizeKennung, checkBsnr, checkIcd10, checkLanr } from '../shared/checkDigits.ts'
import { isoDate, id, kennung, lineOfWords, named, telefon, words, line } from '../shared/schemas.ts'
import { type Bereich, anreden, bereiche, endegruende, fristArten, klaerungen, risiken, versichertenstatus, vollmachten } from './akte.ts'
import { klientAngaben } from './klient.contract.ts'
import { harmless, plain } from '../shared/words.ts'

const aufnahme = klientAngaben.shape
const oder = <Schema extends z.ZodType>(schema: Schema) => schema.nullable()
const email = z.string().trim().max(254).pipe(z.email())

const personAngaben = z.strictObject({
  anrede: oder(z.enum(anreden)),
  titel: oder(named(40)),
  vorname: aufnahme.vorname,
  /** von, van der, de la … */
  vorsatzwort: oder(named(20)),
  nachname: aufnahme.nachname,
  /** Gräfin, Freiherr … */
  namenszusatz: oder(named(20)),
  geburtsname: oder(named(60)),
  geburtsdatum: aufnahme.geburtsdatum,
  geburtsort: oder(harmless('place', line(60))),
  geschlecht: aufnahme.geschlecht,
  status: aufnahme.status,
  pflegebeginn: oder(isoDate),
  pflegeende: oder(isoDate),
  endegrund: oder(z.enum(endegruende)),
})

const wohnenAngaben = z.strictObject({
  adresse: aufnahme.adresse,
  /** Of the address, in degrees (WGS 84); a box around Germany, so that the two are not taken for each other. Five digits are a metre. */
  breite: oder(z.number().min(47.2).max(55.1).multipleOf(0.00001)),
  laenge: oder(z.number().min(5.8).max(15.1).multipleOf(0.00001)),
  wohnform: aufnahme.wohnform,
  heim: oder(named(120)),
  zimmer: oder(harmless('place', line(20))),
  telefon: aufnahme.telefon,
  mobil: oder(telefon),
  email: oder(email),
})

const versicherungAngaben = z.strictObject({
  versicherungsart: aufnahme.versicherungsart,
  kvnr: aufnahme.kvnr,
  krankenkasse: aufnahme.krankenkasse,
  kassenIk: aufnahme.kassenIk,
  versichertenstatus: oder(z.enum(versichertenstatus)),
  egkGueltigBis: oder(isoDate),
  /** Null: not exempt. */
  zuzahlungBefreitBis: aufnahme.zuzahlungBefreitBis,
  zuzahlungNr: oder(harmless('number', line(40))),
  pflegegrad: oder(z.int().min(0).max(5)),
  pflegegradSeit: oder(isoDate),
  pflegekasse: oder(named(80)),
})

const facharztAngaben = z.strictObject({
  name: named(120),
  fachgruppe: oder(z.enum(fachgruppenSchluessel)),
  /** The words in which it was written before there was a choice; null as soon as somebody has chosen. */
  fachrichtung: oder(harmless('own', line(60))),
  telefon: oder(telefon),
  lanr: oder(kennung('lanr', checkLanr)),
  bsnr: oder(kennung('bsnr', checkBsnr)),
  /** The practice in the directory. */
  praxisId: oder(id),
})

const aerzteAngaben = z.strictObject({
  hausarztId: aufnahme.hausarztId,
  fachaerzte: z.array(facharztAngaben).max(10),
})

const kontakteAngaben = z.strictObject({
  kontakte: z
    .array(
      z.strictObject({
        name: named(120),
        beziehung: harmless('unsealed', line(60)),
        telefon,
        notfall: z.boolean(),
        vollmacht: z.enum(vollmachten),
        auskunftErlaubt: z.boolean(),
      }),
    )
    .max(10),
})

const gesundheitAngaben = z.strictObject({
  allergien: aufnahme.allergien,
  unvertraeglichkeiten: z.array(lineOfWords(80)).max(20),
  diagnosen: z
    .array(z.strictObject({ icd10: oder(kennung('icd', checkIcd10, normalizeKennung)), text: lineOfWords(160), seit: oder(isoDate) }))
    .max(40),
  risiken: z.array(z.enum(risiken)).max(risiken.length),
  /** kg */
  gewicht: oder(z.number().min(1).max(400).multipleOf(0.1)),
  /** cm */
  groesse: oder(z.int().min(30).max(250)),
  /** mg/dl */
  kreatinin: oder(z.number().min(0.1).max(30).multipleOf(0.01)),
  schwanger: z.boolean(),
  stillend: z.boolean(),
  notfallhinweis: oder(words(500)),
  patientenverfuegung: oder(z.enum(klaerungen)),
  /** Where the signed sheet lies. */
  patientenverfuegungOrt: oder(lineOfWords(120)),
  /** What was decided about resuscitation. */
  reanimation: oder(z.enum(klaerungen)),
  notiz: oder(words(2000)),
})

const hkpAngaben = z.strictObject({
  verordnungen: z
    .array(
      z.strictObject({
        von: isoDate,
        bis: isoDate,
        massnahmen: words(500),
        haeufigkeit: lineOfWords(120),
        arzt: oder(named(120)),
        genehmigtAm: oder(isoDate),
        genehmigungsNr: oder(harmless('number', line(40))),
      }),
    )
    .max(30),
})

const version = z.int().min(1)

/** The schemas of all sections, by name. */
export const bereichAngaben = {
  person: personAngaben,
  wohnen: wohnenAngaben,
  versicherung: versicherungAngaben,
  aerzte: aerzteAngaben,
  kontakte: kontakteAngaben,
  gesundheit: gesundheitAngaben,
  hkp: hkpAngaben,
} as const

const praxisName = z.strictObject({ id, name: plain.name })

export const akteAnswer = z.strictObject({
  id,
  person: personAngaben.extend({ version }),
  wohnen: wohnenAngaben.extend({ version }),
  versicherung: versicherungAngaben.extend({ version, kvnr: plain.number.nullable() }),
  aerzte: aerzteAngaben.extend({
    version,
    hausarzt: praxisName.nullable(),
    /** Of the specialists that are linked with one. */
    praxen: z.array(praxisName),
  }),
  kontakte: kontakteAngaben.extend({ version }),
  gesundheit: gesundheitAngaben.extend({ version }),
  hkp: hkpAngaben.extend({ version }),
  /** What runs out within the next three months or has run out in the last one, the earliest first. */
  fristen: z.array(z.strictObject({ art: z.enum(fristArten), am: isoDate })),
  /** The sections that this person may save. */
  bearbeitbar: z.array(z.enum(bereiche)),
})
export type AkteAnswer = z.output<typeof akteAnswer>

const params = z.strictObject({ klientId: id })
const leitung: readonly Rolle[] = ['ROLE_PFLEGE_ADMIN']
const error = ['klient.veraltet', 'klient.unvollstaendig'] as const

const change = <Angaben extends z.ZodObject>(
  { verb, bereich, wer = leitung, errors = [] }: { verb: string; bereich: string; wer?: readonly Rolle[]; errors?: readonly string[] },
  body: Angaben,
) =>
  defineCall({
    id: `klient.${verb}`,
    method: 'PUT',
    path: `/api/klienten/:klientId/${bereich}`,
    summary: `Save the section "${bereich}" of the record; a stale version is answered with the section as it is now`,
    access: { kind: 'signed-in', rollen: wer, relation: 'own' },
    params,
    body,
    answer: z.strictObject({ version }),
    idempotent: true,
    errors: [...error, ...errors],
  })

export const akteContract = {
  read: defineCall({
    id: 'klient.readAkte',
    method: 'GET',
    path: '/api/klienten/:klientId/akte',
    summary: 'The whole record of a Klient but the access data; each reading is logged',
    access: { kind: 'signed-in', rollen: rollenOfSeite.PFLEGE, relation: 'own' },
    params,
    /** Printing takes the record out of the organisation and is logged as that. */
    query: z.strictObject({ zweck: z.enum(['ansehen', 'drucken']).default('ansehen') }),
    answer: akteAnswer,
  }),
  updatePerson: change({ verb: 'updatePerson', bereich: 'person' }, personAngaben.extend({ version })),
  updateWohnen: change({ verb: 'updateWohnen', bereich: 'wohnen' }, wohnenAngaben.extend({ version })),
  updateVersicherung: change(
    { verb: 'updateVersicherung', bereich: 'versicherung', errors: ['klient.kvnr_vergeben'] },
    versicherungAngaben.extend({ version }),
  ),
  updateAerzte: change(
    { verb: 'updateAerzte', bereich: 'aerzte', errors: ['klient.hausarzt_unbekannt'] },
    aerzteAngaben.extend({ version }),
  ),
  updateKontakte: change({ verb: 'updateKontakte', bereich: 'kontakte', wer: rollenOfSeite.PFLEGE }, kontakteAngaben.extend({ version })),
  updateGesundheit: change({ verb: 'updateGesundheit', bereich: 'gesundheit' }, gesundheitAngaben.extend({ version })),
  updateHkp: change({ verb: 'updateHkp', bereich: 'hkp' }, hkpAngaben.extend({ version })),
} as const

/** The call that saves a section. */
export const bereichAufrufe = {
  person: akteContract.updatePerson,
  wohnen: akteContract.updateWohnen,
  versicherung: akteContract.updateVersicherung,
  aerzte: akteContract.updateAerzte,
  kontakte: akteContract.updateKontakte,
  gesundheit: akteContract.updateGesundheit,
  hkp: akteContract.updateHkp,
} as const satisfies Record<Bereich, unknown>
