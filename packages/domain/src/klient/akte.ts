/** The record of a Klient beyond what an order needs (domain.md 5.4), in sections that are saved one by one. */

export const bereiche = ['person', 'wohnen', 'versicherung', 'aerzte', 'kontakte', 'gesundheit', 'hkp'] as const
export type Bereich = (typeof bereiche)[number]

export const anreden = ['FRAU', 'HERR', 'OHNE'] as const
export const endegruende = ['VERSTORBEN', 'HEIM', 'KRANKENHAUS', 'UMZUG', 'KUENDIGUNG', 'ANDERER_DIENST', 'SONSTIGES'] as const
/** As printed on the insurance card: 1 member, 3 family, 5 pensioner. */
export const versichertenstatus = ['1', '3', '5'] as const
export const vollmachten = ['KEINE', 'VORSORGE', 'BETREUUNG'] as const
export const risiken = ['STURZ', 'DEKUBITUS', 'DYSPHAGIE', 'ANTIKOAGULATION', 'MRSA', 'ISOLATION'] as const
/** Null stands for "not clarified": a no must have been said. */
export const klaerungen = ['JA', 'NEIN'] as const

export const fristArten = ['EGK', 'ZUZAHLUNG', 'HKP'] as const
export type FristArt = (typeof fristArten)[number]
export interface Frist {
  art: FristArt
  /** The last day on which it holds. */
  am: string
}

/** What is asked of a specialist beside the name; an entry of long ago lacks what was asked for later. */
export const emptyFacharzt = { fachgruppe: null, fachrichtung: null, telefon: null, lanr: null, bsnr: null, praxisId: null } as const

/** What a record says before anyone has written into it. Allergies and the fields of the intake stand elsewhere. */
export const emptyAkte = {
  person: {
    anrede: null,
    titel: null,
    vorsatzwort: null,
    namenszusatz: null,
    geburtsname: null,
    geburtsort: null,
    pflegebeginn: null,
    pflegeende: null,
    endegrund: null,
  },
  wohnen: { breite: null, laenge: null, heim: null, zimmer: null, mobil: null, email: null },
  versicherung: {
    versichertenstatus: null,
    egkGueltigBis: null,
    zuzahlungNr: null,
    pflegegrad: null,
    pflegegradSeit: null,
    pflegekasse: null,
  },
  aerzte: { fachaerzte: [] },
  kontakte: { kontakte: [] },
  gesundheit: {
    unvertraeglichkeiten: [],
    diagnosen: [],
    gewicht: null,
    groesse: null,
    kreatinin: null,
    schwanger: false,
    stillend: false,
    risiken: [],
    patientenverfuegung: null,
    patientenverfuegungOrt: null,
    notfallhinweis: null,
    reanimation: null,
    notiz: null,
  },
  hkp: { verordnungen: [] },
} as const satisfies Record<Bereich, Record<string, unknown>>
