/** Empty is null; nothing is preset (domain.md 5.1 to 5.3). */
import { z } from 'zod'
import type { OrganisationArt } from '../shared/akteur.ts'
import { checkBsnr, checkKim, checkTelematikId } from '../shared/checkDigits.ts'
import { bundeslaender } from '../shared/feiertage.ts'
import { checkTelefon } from '../shared/rufnummer.ts'
import { isoDate, id, kennung, named, text, line } from '../shared/schemas.ts'
import { harmless } from '../shared/words.ts'
import { isGebietseintrag } from './gebiet.ts'
import { type Weekday, weekdays } from './oeffnung.ts'

const uhrzeit = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'uhrzeit' })
const end = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { message: 'uhrzeit' })
const telefonnummer = kennung('telefon', checkTelefon)
const website = z
  .string()
  .trim()
  .max(200)
  .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, message: 'website' }))
const gebiet = z.array(harmless('place', z.string().refine(isGebietseintrag, { message: 'gebiet' }))).max(200)

const spannen = z
  .array(z.strictObject({ von: uhrzeit, bis: end }))
  .max(4)
  .superRefine((list, ctx) => {
    list.forEach(({ von, bis }, i) => {
      if (von >= bis) ctx.addIssue({ code: 'custom', path: [i, 'bis'], message: 'zeitspanne' })
      else if (i > 0 && von < (list[i - 1]?.bis ?? '')) ctx.addIssue({ code: 'custom', path: [i, 'von'], message: 'zeitspanne' })
    })
  })

const zeitraum = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject({ ...shape, von: isoDate, bis: isoDate.nullable() }).superRefine((value, ctx) => {
    const { von, bis } = value as { von: string; bis: string | null }
    if (bis !== null && bis < von) ctx.addIssue({ code: 'custom', path: ['bis'], message: 'zeitraum' })
  })

export const pflegeFormen = ['AMBULANT', 'STATIONAER_HEIM', 'TAGESPFLEGE', 'INTENSIV', 'WG'] as const
export const traegerarten = ['PRIVAT', 'FREIGEMEINNUETZIG', 'OEFFENTLICH'] as const
export const versorgungsvertragArten = ['SGB_XI_72', 'SGB_V_132A'] as const
export const verblisterungen = ['KEINE', 'SELBST', 'BLISTERZENTRUM'] as const
export const praxisformen = ['EINZELPRAXIS', 'BAG', 'MVZ', 'KLINIKAMBULANZ'] as const
export const bestellwege = ['PLATTFORM', 'KIM', 'TELEFON', 'FAX'] as const
export const einloesewege = ['EGK', 'AUSDRUCK', 'EREZEPT_APP', 'KIM_PFLEGE'] as const

const inhalte = {
  KONTAKTWEGE: z.strictObject({ fax: telefonnummer.nullable(), website: website.nullable(), notfallTelefon: telefonnummer.nullable() }),
  PFLICHTANGABEN: z.strictObject({
    inhaber: named(120).nullable(),
    vertretungsberechtigt: named(200).nullable(),
    rechtsform: harmless('house', line(80)).nullable(),
    registergericht: harmless('house', line(80)).nullable(),
    registernummer: harmless('number', line(40)).nullable(),
    ustId: z
      .string()
      .trim()
      .regex(/^DE\d{9}$/, { message: 'ust_id' })
      .nullable(),
    aufsichtsbehoerde: harmless('house', line(120)).nullable(),
    kammer: harmless('house', line(120)).nullable(),
    berufsbezeichnung: harmless('house', line(120)).nullable(),
    berufsregelungen: harmless('house', text(500)).nullable(),
  }),
  KENNUNGEN: z.strictObject({
    telematikId: kennung('telematik_id', checkTelematikId).nullable(),
    kimAdresse: harmless(
      'contact',
      z
        .string()
        .trim()
        .max(200)
        .refine((kim) => checkKim(kim) === null, { message: 'kim.format' }),
    ).nullable(),
  }),
  OEFFNUNG: z.strictObject({
    bundesland: z.enum(bundeslaender).nullable(),
    woche: z.strictObject(Object.fromEntries(weekdays.map((tag) => [tag, spannen])) as Record<Weekday, typeof spannen>),
    ausnahmen: z.array(z.strictObject({ datum: isoDate, spannen, hinweis: harmless('house', line(120)).nullable() })).max(60),
  }),
  INTERNES: z.strictObject({
    software: harmless('house', line(80)).nullable(),
    datenschutzbeauftragter: named(120).nullable(),
    datenschutzTelefon: telefonnummer.nullable(),
    datenschutzEmail: z.email().max(254).nullable(),
  }),
  PFLEGEANGEBOT: z.strictObject({
    form: z.enum(pflegeFormen),
    traegerart: z.enum(traegerarten).nullable(),
    pdl: named(120),
    stellvertretendePdl: named(120).nullable(),
    einzugsgebiet: gebiet,
  }),
  VERSORGUNGSVERTRAEGE: z.strictObject({
    vertraege: z
      .array(z.strictObject({ art: z.enum(versorgungsvertragArten), nummer: harmless('number', line(40)), seit: isoDate }))
      .max(30),
  }),
  APOTHEKENANGABEN: z.strictObject({
    idf: z
      .string()
      .trim()
      .regex(/^\d{7}$/, { message: 'idf' })
      .nullable(),
    betriebserlaubnis: harmless('house', line(80)).nullable(),
    hauptapotheke: named(120).nullable(),
    filialen: z
      .array(z.strictObject({ name: named(120), anschrift: harmless('place', line(200)), telefon: telefonnummer.nullable() }))
      .max(3),
  }),
  BELIEFERUNG: z.strictObject({
    touren: z.array(z.strictObject({ name: named(40), tage: z.array(z.enum(weekdays)).min(1).max(7), bestellschluss: uhrzeit })).max(12),
    botendienst: z.boolean(),
    kostenfrei: z.boolean(),
    lieferzeiten: harmless('house', line(120)).nullable(),
    liefergebiet: gebiet,
  }),
  LEISTUNGEN: z.strictObject({
    verblisterung: z.enum(verblisterungen),
    blisterzentrum: harmless('house', line(120)).nullable(),
    blisterTage: z.union([z.literal(7), z.literal(14)]).nullable(),
    schnittTag: z.enum(weekdays).nullable(),
    schnittzeit: uhrzeit.nullable(),
    rezeptur: z.boolean(),
    steril: z.boolean(),
    hilfsmittel: z.boolean(),
    praequalifikation: harmless('house', line(120)).nullable(),
    homecare: z.boolean(),
    medikationsanalyse: z.boolean(),
  }),
  HEIMVERSORGUNG: z.strictObject({
    vertraege: z
      .array(
        zeitraum({
          heim: named(120),
          vertragsdatum: isoDate,
          genehmigtAm: isoDate.nullable(),
          behoerde: harmless('house', line(120)).nullable(),
          umfang: harmless('house', text(500)),
        }),
      )
      .max(60),
  }),
  PRAXISANGABEN: z.strictObject({
    praxisform: z.enum(praxisformen).nullable(),
    fachrichtung: harmless('house', line(120)).nullable(),
    kv: harmless('house', line(80)).nullable(),
    nebenbetriebsstaetten: z.array(kennung('bsnr', checkBsnr)).max(20),
  }),
  BESTELLREGELN: z.strictObject({
    wege: z.array(z.enum(bestellwege)).max(bestellwege.length),
    bearbeitungszeitWerktage: z.int().min(0).max(30).nullable(),
    egkJeQuartal: z.boolean(),
    einloeseweg: z.enum(einloesewege).nullable(),
    rezeptTelefon: telefonnummer.nullable(),
    hausbesuche: z.boolean(),
    umkreisKm: z.int().min(1).max(100).nullable(),
    besuchsgebiet: gebiet,
    hinweis: harmless('house', text(500)).nullable(),
  }),
  VERTRETUNG: z.strictObject({ vertretungen: z.array(zeitraum({ praxisId: id })).max(20) }),
} as const

type Abschnitt = keyof typeof inhalte
export type AbschnittName = Abschnitt
export type Content<A extends Abschnitt> = z.infer<(typeof inhalte)[A]>

const gemeinsam = ['KONTAKTWEGE', 'PFLICHTANGABEN', 'KENNUNGEN', 'OEFFNUNG'] as const

export const abschnitteOfArt = {
  PFLEGEDIENST: [...gemeinsam, 'PFLEGEANGEBOT', 'VERSORGUNGSVERTRAEGE', 'INTERNES'],
  APOTHEKE: [...gemeinsam, 'APOTHEKENANGABEN', 'BELIEFERUNG', 'LEISTUNGEN', 'HEIMVERSORGUNG', 'INTERNES'],
  ARZTPRAXIS: [...gemeinsam, 'PRAXISANGABEN', 'BESTELLREGELN', 'VERTRETUNG', 'INTERNES'],
} as const satisfies Record<OrganisationArt, readonly Abschnitt[]>

const interne: readonly Abschnitt[] = ['VERSORGUNGSVERTRAEGE', 'HEIMVERSORGUNG', 'INTERNES']
export const isPublic = (abschnitt: Abschnitt): boolean => !interne.includes(abschnitt)

const mit = <A extends Abschnitt>(abschnitt: A) =>
  z.strictObject({ abschnitt: z.literal(abschnitt), version: z.int().min(0), inhalt: inhalte[abschnitt] })

/** A section with the version that it had when it was read; 0: never saved. */
export const abschnittStand = z.discriminatedUnion('abschnitt', [
  mit('KONTAKTWEGE'),
  mit('PFLICHTANGABEN'),
  mit('KENNUNGEN'),
  mit('OEFFNUNG'),
  mit('INTERNES'),
  mit('PFLEGEANGEBOT'),
  mit('VERSORGUNGSVERTRAEGE'),
  mit('APOTHEKENANGABEN'),
  mit('BELIEFERUNG'),
  mit('LEISTUNGEN'),
  mit('HEIMVERSORGUNG'),
  mit('PRAXISANGABEN'),
  mit('BESTELLREGELN'),
  mit('VERTRETUNG'),
])
export type AbschnittStand = z.infer<typeof abschnittStand>

/** The content of one section among those that were read; null when it was never saved. */
export function contentOf<A extends Abschnitt>(abschnitte: readonly AbschnittStand[], abschnitt: A): Content<A> | null {
  // The union pairs each name with its own content.
  return (abschnitte.find((one) => one.abschnitt === abschnitt)?.inhalt as Content<A> | undefined) ?? null
}
