export const bereiche = ['person', 'wohnen', 'versicherung', 'aerzte', 'kontakte', 'gesundheit', 'medikation', 'hkp'] as const
export type Bereich = (typeof bereiche)[number]

export const anreden = ['FRAU', 'HERR', 'OHNE'] as const
export const endegruende = ['VERSTORBEN', 'HEIM', 'KRANKENHAUS', 'UMZUG', 'KUENDIGUNG', 'ANDERER_DIENST', 'SONSTIGES'] as const
/** As printed on the insurance card: 1 member, 3 family, 5 pensioner. */
export const versichertenstatus = ['1', '3', '5'] as const
export const vollmachten = ['KEINE', 'VORSORGE', 'BETREUUNG'] as const
export const risiken = ['STURZ', 'DEKUBITUS', 'DYSPHAGIE', 'ANTIKOAGULATION', 'MRSA', 'ISOLATION'] as const
/** Where a line of the plan comes from: the practice, the clinic, the paper plan of § 31a SGB V, or who takes it. */
export const planHerkuenfte = ['ARZT', 'KRANKENHAUS', 'MEDIKATIONSPLAN', 'KLIENT'] as const
/** Null stands for "not clarified": a no must have been said. */
export const klaerungen = ['JA', 'NEIN'] as const

export const fristArten = ['EGK', 'ZUZAHLUNG', 'HKP', 'HKP_VORLAGE', 'HKP_GENEHMIGUNG', 'HKP_WIDERSPRUCH'] as const
export type FristArt = (typeof fristArten)[number]
export interface Frist {
  art: FristArt
  am: string
}
