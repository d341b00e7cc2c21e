import type { akteContract } from '@dreiklang/domain/klient/akte.contract'
import type { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { emptyAkte } from '@dreiklang/domain/klient/klient.document'
import { emptyMittel } from '@dreiklang/domain/klient/mittel.document'
import { checkKvnr } from '@dreiklang/domain/shared/checkDigits'
import type { z } from 'zod'

export type KlientBody = z.input<(typeof klientContract)['create']['body']>

let counter = 0

export function newKvnr(): string {
  counter += 1
  const start = `Z${String(counter).padStart(8, '0')}`
  return Array.from('0123456789', (ziffer) => start + ziffer).find((kvnr) => checkKvnr(kvnr) === null) ?? ''
}

export const klientBody = (angaben: Partial<KlientBody> = {}): KlientBody => ({
  vorname: 'Änne',
  nachname: 'von der Straße',
  geburtsdatum: '1938-02-28',
  geschlecht: 'W',
  versicherungsart: 'GKV',
  kvnr: newKvnr(),
  krankenkasse: 'AOK Bayern',
  kassenIk: '108018007',
  zuzahlungBefreitBis: '2026-12-31',
  adresse: { strasse: 'Mühlweg', hausnummer: '3 a', zusatz: 'Hinterhaus', plz: '01067', ort: 'Dresden' },
  wohnform: 'ALLEIN',
  telefon: '0351 123456',
  hausarztId: null,
  allergien: { keineBekannt: false, liste: ['Jod'] },
  status: 'AKTIV',
  ...angaben,
})

type AkteBody<Verb extends Exclude<keyof typeof akteContract, 'read'>> = z.input<(typeof akteContract)[Verb]['body']>

const planAngabe = { von: '2026-11-01', planHerkunft: 'ARZT', angegebenAm: '2026-11-01' } as const

export const bereichBody = {
  person: ({ vorname, nachname, geburtsdatum, geschlecht, status }: KlientBody, version = 1): AkteBody<'updatePerson'> => ({
    ...emptyAkte.person,
    vorname,
    nachname,
    geburtsdatum,
    geschlecht,
    status,
    version,
  }),
  wohnen: ({ adresse, wohnform, telefon }: KlientBody, version = 1): AkteBody<'updateWohnen'> => ({
    ...emptyAkte.wohnen,
    adresse,
    wohnform,
    telefon,
    version,
  }),
  versicherung: (klient: KlientBody, version = 1): AkteBody<'updateVersicherung'> => ({
    ...emptyAkte.versicherung,
    versicherungsart: klient.versicherungsart,
    kvnr: klient.kvnr,
    krankenkasse: klient.krankenkasse,
    kassenIk: klient.kassenIk,
    zuzahlungBefreitBis: klient.zuzahlungBefreitBis,
    version,
  }),
  aerzte: ({ hausarztId }: KlientBody, version = 1): AkteBody<'updateAerzte'> => ({ fachaerzte: [], hausarztId, version }),
  kontakte: (version = 1): AkteBody<'updateKontakte'> => ({
    kontakte: [
      { name: 'Karl Sohn', beziehung: 'Sohn', telefon: '0351 98765', notfall: true, vollmacht: 'VORSORGE', auskunftErlaubt: true },
    ],
    version,
  }),
  gesundheit: (version = 1): AkteBody<'updateGesundheit'> => ({
    allergien: { keineBekannt: false, liste: ['Jod'] },
    unvertraeglichkeiten: ['Laktose'],
    diagnosen: [{ icd10: 'E11.90', text: 'Diabetes mellitus, Typ 2', seit: '2011-05-01' }],
    risiken: ['STURZ', 'ANTIKOAGULATION'],
    gewicht: 61.5,
    groesse: 164,
    kreatinin: 1.12,
    schwanger: false,
    stillend: false,
    notfallhinweis: 'Herzschrittmacher',
    patientenverfuegung: 'JA',
    patientenverfuegungOrt: 'Ordner im Flur',
    reanimation: 'NEIN',
    notiz: 'Hört links schlecht.',
    version,
  }),
  medikation: (version = 1): AkteBody<'updateMedikation'> => ({
    mittel: [
      {
        ...emptyMittel,
        ...planAngabe,
        arzneimittel: 'Ramipril',
        wirkstoff: 'Ramipril',
        staerke: '5 mg',
        darreichung: 'Tablette',
        morgens: '1',
      },
      {
        ...emptyMittel,
        ...planAngabe,
        arzneimittel: 'Novaminsulfon',
        beiBedarf: true,
        einzeldosis: '20 Tropfen',
        hoechstmenge: '4 × 20 Tropfen',
        mindestabstand: '6 Stunden',
        anlass: 'Schmerzen',
      },
    ],
    version,
  }),
  hkp: (version = 1): AkteBody<'updateHkp'> => ({
    verordnungen: [
      {
        von: '2026-10-01',
        bis: '2026-12-31',
        leistungen: ['18', '31b'],
        massnahmen: 'Insulingabe, Kompressionsstrümpfe',
        haeufigkeit: '2 × täglich',
        arzt: 'Dr. Weber',
        verordnungsart: 'FOLGE',
        ausgestelltAm: '2026-09-29',
        unterschriebenAm: '2026-09-30',
        eingereichtAm: '2026-10-01',
        genehmigung: 'VOLL',
        genehmigtAm: '2026-10-07',
        genehmigtVon: null,
        genehmigtBis: null,
        genehmigteLeistungen: [],
        entscheidungText: null,
        zugegangenAm: null,
        widerspruchAm: null,
        genehmigungsNr: 'HKP-4711',
        positionId: null,
      },
    ],
    version,
  }),
}

export const zugangBody = {
  schluesselNr: '47',
  schluesseldepot: 'Tresor am Kellerabgang',
  tuercode: '2580#',
  klingel: 'Straße',
  etage: '3. OG links',
  alarmanlage: null,
  haustier: 'Dackel, beißt nicht',
  parken: 'Im Hof',
  version: 0,
}

/** What the DataMatrix on a paper says (Anlage 3 BMP): a changed medicine, one by its PZN alone, one with a unit, one said in words, a mixture. */
export const bmpText = ({ vorname = 'Erika', nachname = 'Scanner', geburt = '19400506', seite = '' } = {}): string =>
  `<MP v="027" U="02BD2867FB024401A590D59D94E1FFAE" ${seite} l="de-DE"><P g="${vorname}" f="${nachname}" b="${geburt}"/>` +
  `<A n="Praxis Dr. Weber" t="2026-11-16T12:00:00"/><S>` +
  `<M a="Ramipril" f="TAB" m="1" v="1" du="1" r="Herz/Blutdruck"><W w="Ramipril" s="5 mg"/></M><M p="2223945" m="1" du="1"/></S>` +
  `<S c="416"><M a="Insulin glargin" f="QQQ" v="18" du="p" i="Einstichstelle~wechseln"/><M a="Fentanyl" t="alle drei Tage 1" du="1"/>` +
  `<R t="Pflegecreme DAC"/></S></MP>`
