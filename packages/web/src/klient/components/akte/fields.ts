/** One description for display, form and conflict view. */
import {
  type Bereich,
  anreden,
  endegruende,
  klaerungen,
  planHerkuenfte,
  risiken,
  versichertenstatus,
  vollmachten,
} from '@dreiklang/domain/klient/akte'
import { genehmigungen, verordnungsarten } from '@dreiklang/domain/klient/hkp'
import { hkpNummern } from '@dreiklang/domain/klient/hkpLeistungen'
import { klientStatus, leistungsarten, versicherungsarten, wohnformen } from '@dreiklang/domain/klient/klient'
import { type akteDocument, emptyDiagnose, emptyFacharzt, emptyKontakt, emptyVerordnung } from '@dreiklang/domain/klient/klient.document'
import { emptyMittel } from '@dreiklang/domain/klient/mittel.document'
import type { ZugangAngaben } from '@dreiklang/domain/klient/zugang.contract'
import { fachgruppenSchluessel } from '@dreiklang/domain/personal/fachgruppen'
import type { CheckedCode } from '../../../form/CheckedCodeField.tsx'
import type { texts } from '../../akte.texts.de.ts'

export type Feldname = keyof typeof texts.feld

interface Gemeinsam<Name extends Feldname> {
  name: Name
  pflicht?: boolean
  breit?: boolean
  /** Its name stands before its value where entries are read: a number alone says nothing. */
  mitName?: boolean
  /** A former way to enter what another field says now: shown while it has a value, gone when the other one is filled. */
  ersetztDurch?: Feldname
}
export type Field<Name extends Feldname = Feldname> = Gemeinsam<Name> &
  (
    | { art: 'text'; eingabe?: 'tel' | 'email' }
    | { art: 'absatz' | 'datum' | 'geburt' | 'ja' | 'fest' | 'zeilen' | 'adresse' | 'allergien' | 'praxis' }
    | { art: 'zahl'; von: number; bis: number; stellen: number }
    | { art: 'wahl'; werte: readonly string[]; suchbar?: boolean }
    | { art: 'stufe'; werte: readonly number[] }
    | { art: 'mehrere'; werte: readonly string[] }
    | { art: 'kennung'; code: CheckedCode }
    | { art: 'liste'; felder: readonly Field[]; leer: Entry; hoechstens: number }
  )

/** What an entry of a list says before anybody has said anything. */
type Entry = typeof emptyFacharzt | typeof emptyKontakt | typeof emptyDiagnose | typeof emptyMittel | typeof emptyVerordnung

type Rest = Partial<Omit<Gemeinsam<Feldname>, 'name'>>
const text = <N extends Feldname>(name: N, rest: Rest & { eingabe?: 'tel' | 'email' } = {}): Field<N> => ({ art: 'text', name, ...rest })
const absatz = <N extends Feldname>(name: N, rest: Rest = {}): Field<N> => ({ art: 'absatz', name, breit: true, ...rest })
const date = <N extends Feldname>(name: N, rest: Rest = {}): Field<N> => ({ art: 'datum', name, ...rest })
const ja = <N extends Feldname>(name: N): Field<N> => ({ art: 'ja', name })
const choice = <N extends Feldname>(name: N, werte: readonly string[], pflicht = false): Field<N> => ({ art: 'wahl', name, werte, pflicht })

/** A section has the fields of its description and no others. */
export const fields: { [B in Bereich]: readonly Field<Extract<keyof (typeof akteDocument)[B], Feldname>>[] } = {
  person: [
    choice('anrede', anreden),
    text('titel'),
    text('vorname', { pflicht: true }),
    text('vorsatzwort'),
    text('nachname', { pflicht: true }),
    text('namenszusatz'),
    text('geburtsname'),
    { art: 'geburt', name: 'geburtsdatum', pflicht: true },
    text('geburtsort'),
    choice('geschlecht', ['W', 'M', 'D', 'X'], true),
    choice('status', klientStatus, true),
    date('pflegebeginn'),
    date('pflegeende'),
    choice('endegrund', endegruende),
  ],
  wohnen: [
    { art: 'adresse', name: 'adresse', breit: true },
    // The whole globe: an implausible value is refused with a sentence instead of being clamped.
    { art: 'zahl', name: 'breite', von: -90, bis: 90, stellen: 5 },
    { art: 'zahl', name: 'laenge', von: -180, bis: 180, stellen: 5 },
    choice('wohnform', wohnformen, true),
    text('heim'),
    text('zimmer'),
    text('telefon', { eingabe: 'tel' }),
    text('mobil', { eingabe: 'tel' }),
    text('email', { eingabe: 'email' }),
  ],
  versicherung: [
    choice('versicherungsart', versicherungsarten, true),
    { art: 'kennung', name: 'kvnr', code: 'kvnr' },
    text('krankenkasse'),
    { art: 'kennung', name: 'kassenIk', code: 'ik' },
    choice('versichertenstatus', versichertenstatus),
    date('egkGueltigBis'),
    date('zuzahlungBefreitBis'),
    text('zuzahlungNr'),
    { art: 'stufe', name: 'pflegegrad', werte: [0, 1, 2, 3, 4, 5] },
    date('pflegegradSeit'),
    text('pflegekasse'),
    choice('leistungsart', leistungsarten),
    date('pflegehilfsmittelVon'),
    date('pflegehilfsmittelBis'),
  ],
  aerzte: [
    { art: 'praxis', name: 'hausarztId' },
    {
      art: 'liste',
      name: 'fachaerzte',
      breit: true,
      hoechstens: 10,
      leer: emptyFacharzt,
      felder: [
        text('name', { pflicht: true }),
        { art: 'wahl', name: 'fachgruppe', werte: fachgruppenSchluessel, suchbar: true },
        text('fachrichtung', { ersetztDurch: 'fachgruppe' }),
        text('telefon', { eingabe: 'tel' }),
        { art: 'kennung', name: 'lanr', code: 'lanr' },
        { art: 'kennung', name: 'bsnr', code: 'bsnr' },
        { art: 'praxis', name: 'praxisId' },
      ],
    },
  ],
  kontakte: [
    {
      art: 'liste',
      name: 'kontakte',
      breit: true,
      hoechstens: 10,
      leer: emptyKontakt,
      felder: [
        text('name', { pflicht: true }),
        text('beziehung', { pflicht: true }),
        text('telefon', { eingabe: 'tel', pflicht: true }),
        choice('vollmacht', vollmachten, true),
        ja('notfall'),
        ja('auskunftErlaubt'),
      ],
    },
  ],
  gesundheit: [
    absatz('notfallhinweis'),
    { art: 'mehrere', name: 'risiken', werte: risiken, breit: true },
    { art: 'allergien', name: 'allergien', breit: true },
    { art: 'zeilen', name: 'unvertraeglichkeiten', breit: true },
    {
      art: 'liste',
      name: 'diagnosen',
      breit: true,
      hoechstens: 40,
      leer: emptyDiagnose,
      felder: [text('text', { pflicht: true }), { art: 'kennung', name: 'icd10', code: 'icd' }, date('seit')],
    },
    { art: 'zahl', name: 'gewicht', von: 1, bis: 400, stellen: 1 },
    { art: 'zahl', name: 'groesse', von: 30, bis: 250, stellen: 0 },
    { art: 'zahl', name: 'kreatinin', von: 0.1, bis: 30, stellen: 2 },
    ja('schwanger'),
    ja('stillend'),
    choice('reanimation', klaerungen),
    choice('patientenverfuegung', klaerungen),
    text('patientenverfuegungOrt'),
    absatz('notiz'),
  ],
  medikation: [
    {
      art: 'liste',
      name: 'mittel',
      breit: true,
      hoechstens: 40,
      leer: emptyMittel,
      felder: [
        text('arzneimittel', { pflicht: true }),
        text('staerke'),
        text('darreichung'),
        text('wirkstoff', { mitName: true }),
        text('morgens', { mitName: true }),
        text('mittags', { mitName: true }),
        text('abends', { mitName: true }),
        text('nachts', { mitName: true }),
        ja('beiBedarf'),
        text('einzeldosis', { mitName: true }),
        text('hoechstmenge', { mitName: true }),
        text('mindestabstand', { mitName: true }),
        date('von', { pflicht: true }),
        date('bis'),
        text('anlass', { mitName: true }),
        { art: 'wahl', name: 'planHerkunft', werte: planHerkuenfte, pflicht: true, mitName: true },
        date('angegebenAm', { pflicht: true }),
        text('anweisung'),
      ],
    },
  ],
  hkp: [
    {
      art: 'liste',
      name: 'verordnungen',
      breit: true,
      hoechstens: 30,
      leer: emptyVerordnung,
      felder: [
        date('von', { pflicht: true }),
        date('bis', { pflicht: true }),
        choice('verordnungsart', verordnungsarten),
        { art: 'mehrere', name: 'leistungen', werte: hkpNummern, breit: true },
        absatz('massnahmen', { pflicht: true }),
        text('haeufigkeit', { pflicht: true }),
        text('arzt'),
        date('ausgestelltAm'),
        date('unterschriebenAm'),
        date('eingereichtAm'),
        choice('genehmigung', genehmigungen),
        date('genehmigtAm'),
        date('genehmigtVon'),
        date('genehmigtBis'),
        { art: 'mehrere', name: 'genehmigteLeistungen', werte: hkpNummern, breit: true },
        absatz('entscheidungText'),
        date('zugegangenAm'),
        date('widerspruchAm'),
        text('genehmigungsNr'),
        { art: 'fest', name: 'positionId' },
      ],
    },
  ],
}

export const zugangFields: readonly Field<Extract<keyof ZugangAngaben, Feldname>>[] = [
  text('schluesselNr'),
  text('schluesseldepot'),
  text('tuercode'),
  text('klingel'),
  text('etage'),
  text('alarmanlage'),
  text('haustier'),
  absatz('parken'),
]
