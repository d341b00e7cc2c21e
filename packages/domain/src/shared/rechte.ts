/** What somebody may do by training, read off the record of the person: deciders, answers and screens ask nothing else. */
import { pseudoLanr } from './checkDigits.ts'

/** The colleague under whose number somebody in Weiterbildung prescribes; null number: that colleague has none either (private practice). */
interface Anleitung {
  personId: string
  name: string
  lanr: string | null
}

export interface Rechte {
  /** With Approbation (§ 2 BÄO, § 1 ZHG). An LANR only belongs to billing with the statutory health insurance. */
  istArzt: boolean
  /** The own lifelong number; the placeholder for "no number" counts as none. */
  lanr: string | null
  /** Null: not in Weiterbildung. */
  weiterbildung: { anleitung: Anleitung | null } | null
  /** Pharmaceutical staff: decides about a substitution (domain.md 5.5). */
  istPharmazeutisch: boolean
  /** A nurse with the three years of training (§ 1 PflBG), or with more than that. */
  istFachkraft: boolean
}

export const keineRechte: Rechte = { istArzt: false, lanr: null, weiterbildung: null, istPharmazeutisch: false, istFachkraft: false }

/** § 1a Abs. 2 and § 3 Abs. 5 ApBetrO. PHIP (in the practical year) works under supervision; an APOTHEKERASSISTENT is one by the ApoAssG. */
export const pharmazeutischeBerufe = ['APOTHEKER', 'APOTHEKERASSISTENT', 'PI', 'PTA', 'PHIP'] as const
const pharmazeutische: readonly string[] = pharmazeutischeBerufe
const fachkraefte: readonly string[] = ['PDL', 'PFLEGEFACHKRAFT']

export const isPharmazeutisch = (beruf: string | null): boolean => beruf !== null && pharmazeutische.includes(beruf)

export const isFachkraft = (qualifikation: string | null): boolean => qualifikation !== null && fachkraefte.includes(qualifikation)

const ownLanr = (lanr: string | null): string | null => (lanr === pseudoLanr ? null : lanr)

/** Who has a number of the Kassenärztliche Vereinigung has shown the Approbation there (§ 95a SGB V); the placeholder shows nothing. */
export function isArzt({
  beruf,
  approbationAm,
  lanr,
}: {
  beruf: string | null
  approbationAm: string | null
  lanr: string | null
}): boolean {
  return beruf === 'ARZT' && (approbationAm !== null || ownLanr(lanr) !== null)
}

export interface Ausbildung {
  beruf: string | null
  funktion: string | null
  qualifikation: string | null
  approbationAm: string | null
  lanr: string | null
  anleitung: Anleitung | null
}

export function rechteOf(ausbildung: Ausbildung): Rechte {
  const { beruf, funktion, qualifikation, lanr, anleitung } = ausbildung
  const learns = beruf === 'ARZT' && funktion === 'WEITERBILDUNGSASSISTENT'
  return {
    istArzt: isArzt(ausbildung),
    lanr: ownLanr(lanr),
    weiterbildung: learns ? { anleitung } : null,
    istPharmazeutisch: isPharmazeutisch(beruf),
    istFachkraft: beruf === 'PFLEGEKRAFT' && isFachkraft(qualifikation),
  }
}

type Verordner = Pick<Rechte, 'istArzt' | 'weiterbildung'>

/**
 * Null when the person may issue and sign a prescription. Whoever is in Weiterbildung signs with the own eHBA, and the prescription carries
 * the number of the doctor who trains (KBV, 7.9.2023): so that doctor has to be known.
 */
export function verordnungSperre({ istArzt, weiterbildung }: Verordner): 'nur_arzt' | 'anleitung_fehlt' | null {
  if (!istArzt) return 'nur_arzt'
  return weiterbildung !== null && weiterbildung.anleitung === null ? 'anleitung_fehlt' : null
}

/** Under which number somebody prescribes, and whose it is when it is not the own one. */
export function lanrOf({ lanr, weiterbildung }: Pick<Rechte, 'lanr' | 'weiterbildung'>) {
  const anleitung = weiterbildung?.anleitung ?? null
  if (anleitung === null) return { nummer: lanr, von: null }
  return { nummer: anleitung.lanr, von: { personId: anleitung.personId, name: anleitung.name } }
}
