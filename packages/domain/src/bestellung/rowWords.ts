/** The words of a line of the list in both languages, for files and papers that no screen writes; the screens say the same (rowWords.test.ts of the web). */
import type { Mengeneinheit, PositionStatus, Prioritaet, WartetAuf } from './bestellung.ts'
import type { FolgeArt } from './folgen.ts'
import type { RezeptOrt } from './rezept.ts'

interface RowWords {
  status: Readonly<Record<PositionStatus, string>>
  wartetAuf: Readonly<Record<WartetAuf, string>>
  prioritaet: Readonly<Record<Prioritaet, string>>
  rezeptOrt: Readonly<Record<RezeptOrt, string>>
  /** What is left to do, so short that it stands in a line. */
  folgeKurz: Readonly<Record<FolgeArt, string>>
  /** Of one, and of several. */
  mengeneinheit: Readonly<Record<Mengeneinheit, readonly [one: string, several: string]>>
}

export const rowWords: Readonly<Record<'de' | 'en', RowWords>> = {
  de: {
    status: {
      ENTWURF: 'Entwurf',
      BEIM_ARZT: 'Bei der Praxis',
      VERORDNET: 'Verordnet',
      BEI_APOTHEKE: 'Bei der Apotheke',
      IN_BEARBEITUNG: 'In Bearbeitung',
      BEREIT: 'Bereit',
      GELIEFERT: 'Geliefert',
      ABGESCHLOSSEN: 'Abgeschlossen',
      ABGELEHNT: 'Abgelehnt',
      STORNIERT: 'Storniert',
    },
    wartetAuf: {
      PFLEGE: 'Pflegedienst',
      ARZT: 'Arztpraxis',
      APOTHEKE: 'Apotheke',
      KLIENT: 'Klient/in',
      KOSTENTRAEGER: 'Kostenträger',
      NIEMAND: 'Niemand',
    },
    prioritaet: { NORMAL: 'Normal', DRINGEND: 'Dringend', NOTFALL: 'Notfall' },
    rezeptOrt: {
      FACHDIENST_EGK: 'Auf der Gesundheitskarte',
      AUSDRUCK_PRAXIS: 'Ausdruck in der Praxis',
      AUSDRUCK_PFLEGE: 'Ausdruck beim Pflegedienst',
      AUSDRUCK_KLIENT: 'Ausdruck bei Klient/in',
      KIM_PFLEGE: 'Per KIM beim Pflegedienst',
      PAPIER_PRAXIS: 'Papier in der Praxis',
      PAPIER_PFLEGE: 'Papier beim Pflegedienst',
      PAPIER_KLIENT: 'Papier bei Klient/in',
      PAPIER_UNTERWEGS: 'Papier unterwegs',
      APOTHEKE: 'In der Apotheke',
    },
    folgeKurz: {
      KARTE_EINLESEN: 'Karte einlesen',
      TERMIN_VEREINBAREN: 'Termin nötig',
      NEU_ANFRAGEN: 'Neu anfragen',
      ANDERE_APOTHEKE: 'Andere Apotheke',
      KLIENT_INFORMIEREN: 'Klient/in informieren',
      EREZEPT_FREIGEBEN: 'E-Rezept zurückgeben',
      EREZEPT_LOESCHEN: 'E-Rezept löschen',
      REZEPT_ZURUECK: 'Papier zurückgeben',
      N_REZEPT_NACHREICHEN: 'Rezept „N“ nachreichen',
      GENEHMIGUNG_ERFRAGEN: 'Krankenkasse fragen',
      ABLEHNUNG_KLAEREN: 'Ablehnung besprechen',
    },
    mengeneinheit: {
      PACKUNG: ['Packung', 'Packungen'],
      STUECK: ['Stück', 'Stück'],
      KARTON: ['Karton', 'Kartons'],
      FLASCHE: ['Flasche', 'Flaschen'],
      BLISTER_WOCHE: ['Blisterwoche', 'Blisterwochen'],
    },
  },
  en: {
    status: {
      ENTWURF: 'Draft',
      BEIM_ARZT: 'With the practice',
      VERORDNET: 'Prescribed',
      BEI_APOTHEKE: 'At the pharmacy',
      IN_BEARBEITUNG: 'In progress',
      BEREIT: 'Ready',
      GELIEFERT: 'Delivered',
      ABGESCHLOSSEN: 'Completed',
      ABGELEHNT: 'Declined',
      STORNIERT: 'Cancelled',
    },
    wartetAuf: {
      PFLEGE: 'Nursing service',
      ARZT: 'Practice',
      APOTHEKE: 'Pharmacy',
      KLIENT: 'Client',
      KOSTENTRAEGER: 'Health insurer',
      NIEMAND: 'Nobody',
    },
    prioritaet: { NORMAL: 'Normal', DRINGEND: 'Urgent', NOTFALL: 'Emergency' },
    rezeptOrt: {
      FACHDIENST_EGK: 'On the health card',
      AUSDRUCK_PRAXIS: 'Printout at the practice',
      AUSDRUCK_PFLEGE: 'Printout at the nursing service',
      AUSDRUCK_KLIENT: 'Printout with the client',
      KIM_PFLEGE: 'At the nursing service (via KIM)',
      PAPIER_PRAXIS: 'Paper at the practice',
      PAPIER_PFLEGE: 'Paper at the nursing service',
      PAPIER_KLIENT: 'Paper with the client',
      PAPIER_UNTERWEGS: 'Paper on its way',
      APOTHEKE: 'At the pharmacy',
    },
    folgeKurz: {
      KARTE_EINLESEN: 'Have the card read',
      TERMIN_VEREINBAREN: 'Book appointment',
      NEU_ANFRAGEN: 'Request again',
      ANDERE_APOTHEKE: 'Other pharmacy',
      KLIENT_INFORMIEREN: 'Inform client',
      EREZEPT_FREIGEBEN: 'Return e-prescription',
      EREZEPT_LOESCHEN: 'Delete e-prescription',
      REZEPT_ZURUECK: 'Return paper',
      N_REZEPT_NACHREICHEN: 'Submit “N” prescription',
      GENEHMIGUNG_ERFRAGEN: 'Ask health insurer',
      ABLEHNUNG_KLAEREN: 'Discuss refusal',
    },
    mengeneinheit: {
      PACKUNG: ['pack', 'packs'],
      STUECK: ['piece', 'pieces'],
      KARTON: ['box', 'boxes'],
      FLASCHE: ['bottle', 'bottles'],
      BLISTER_WOCHE: ['week’s blister pack', 'weeks’ blister packs'],
    },
  },
}

interface Ware {
  menge: number
  mengeneinheit: Mengeneinheit
  bezeichnung: string
}

/** `2 × Ramipril 5 mg`; what is not counted in packs says in what: 30 pieces are no 30 packs. */
export function sayWare({ menge, mengeneinheit, bezeichnung }: Ware, language: 'de' | 'en'): string {
  if (mengeneinheit === 'PACKUNG') return `${menge} × ${bezeichnung}`
  const [one, several] = rowWords[language].mengeneinheit[mengeneinheit]
  return `${menge} ${menge === 1 ? one : several} ${bezeichnung}`
}
